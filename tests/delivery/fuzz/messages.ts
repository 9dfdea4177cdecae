import * as fc from "fast-check";

import { indexingPath } from "../../../api/contract.ts";
import type { PageManifest } from "../../../api/contract.ts";
import { hosts, methods } from "./corpus.ts";
import { headers, manyHeaders } from "./headers.ts";
import type { Header } from "./headers.ts";
import { reports } from "./indexing-bodies.ts";
import { around, targets, text } from "./targets.ts";
import { mix } from "./mix.ts";

/** A request before it is written down in one protocol or the other. */
export type Message = { method: string; target: string; host: string; headers: Header[]; body: string | undefined };

/** What is really there to ask for. */
export type Known = { addresses: string[]; tagged: { address: string; etag: string }[]; manifest: PageManifest };

export function messages({ addresses, tagged, manifest }: Known): fc.Arbitrary<Message> {
  const etags = tagged.map(({ etag }) => etag);
  const method = mix([12, fc.constant("GET")], [3, fc.constant("HEAD")], [2, fc.constantFrom(...methods)]);
  const host = mix([12, fc.constant("localhost")], [1, fc.constantFrom(...hosts)]);
  const some = mix(
    [24, fc.uniqueArray(headers(etags), { maxLength: 5, selector: ([name]) => name })],
    [6, fc.array(headers(etags), { maxLength: 5 })],
    [1, manyHeaders],
  );
  const body = mix(
    [12, fc.constant(undefined)],
    [1, text],
    [
      1,
      fc.oneof(fc.constantFrom(0, 1, 8191, 8192, 8193), around(8192), fc.nat(12_000)).map((size) => "b".repeat(size)),
    ],
  );
  const target = targets(addresses);
  const question = fc.record({ method, target, host, headers: some, body });
  // Somebody who comes back with what he was told.
  const revisit = fc
    .tuple(
      question,
      fc.constantFrom(...tagged),
      fc.constantFrom("If-None-Match", "If-None-Match", "If-Match", "If-Range"),
    )
    .map(([asked, { address, etag }, name]) => ({
      ...asked,
      target: address,
      headers: [[name, etag] as Header, ...asked.headers],
    }));
  const report = fc
    .tuple(
      reports(manifest),
      fc.constantFrom("POST", "POST", "POST", "POST", "GET", "PUT"),
      fc.array(headers(etags), { maxLength: 2 }),
    )
    .map(([sent, asked, more]) => ({
      method: asked,
      target: indexingPath,
      host: "localhost",
      headers: [...sent.headers, ...more],
      body: sent.body,
    }));
  return mix([12, question], [1, revisit], [2, report]);
}
