import * as fc from "fast-check";

import { describePages } from "../../../api/contract.ts";
import type { PageManifest } from "../../../api/contract.ts";
import type { Header } from "./headers.ts";
import { among, list, mix } from "./mix.ts";

/** A page's report of itself, and what is nearly one. */
export type Report = { headers: Header[]; body: string };

export function reports(manifest: PageManifest): fc.Arbitrary<Report> {
  const paths = fc.array(fc.constantFrom(...Object.keys(manifest.pages), "/nowhere", "/contact/"), { maxLength: 52 });
  const valid = paths.map((listed) => describePages(manifest, listed));
  const hostile = fc.oneof(fc.jsonValue(), fc.constantFrom(null, "", "\u0000", "__proto__", [], {}, "\uD800"));
  const fields = fc.dictionary(among("host key keyLocation urlList __proto__ more"), hostile, { maxKeys: 1 });
  const literal = fc.constantFrom(
    ...list(`{"__proto__":{}} {"constructor":{"prototype":{}}} \u00FF\u00FE{\u0000 "\\ud800" {"key":1,"key":2} NaN`),
    "",
    "\u00EF\u00BB\u00BF{}",
    "[".repeat(8000),
    '{"a":'.repeat(1600),
  );
  const body = mix(
    [4, valid.map((report) => JSON.stringify(report))],
    [3, fc.tuple(valid, fields).map(([report, more]) => JSON.stringify({ ...report, ...more }))],
    [1, hostile.map((value) => JSON.stringify(value))],
    [1, fc.tuple(valid, fc.nat(400)).map(([report, cut]) => JSON.stringify(report).slice(0, cut))],
    [1, literal],
    [1, fc.integer({ min: 8150, max: 8195 }).map((size) => JSON.stringify("a".repeat(size)))],
  );
  const type = fc.constantFrom(
    ...list("application/json application/json text/plain APPLICATION/JSON application/json;charset=\u00FF"),
    "",
    "application/json; charset=utf-8",
  );
  const origin = fc.constantFrom(manifest.origin, manifest.origin, "null", "https://evil.example", "");
  const site = fc.constantFrom("same-origin", "same-origin", "cross-site", "");
  return fc.record({ type, origin, site, body }).map((parts) => ({
    headers: [
      ["Content-Type", parts.type],
      ["Origin", parts.origin],
      ["Sec-Fetch-Site", parts.site],
    ],
    // One character a byte; what has larger characters is written in UTF-8.
    body: /[\u0100-\uFFFF]/.test(parts.body) ? Buffer.from(parts.body).toString("latin1") : parts.body,
  }));
}
