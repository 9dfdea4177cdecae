// After a release: node api/indexing/submit.ts <page manifest> <record>
// Reports each page that the record does not hold in this version; the record is what was taken the last time (016).
import { renameSync, writeFileSync } from "node:fs";

import { describePages } from "../contract.ts";
import { readUpstream } from "../read-settings.ts";
import { callIndexNow, isTaken } from "./call-indexnow.ts";
import { openManifest } from "./open-manifest.ts";

const [file = "", record = ""] = process.argv.slice(2);
const site = openManifest(file)();
if (site === undefined || record === "") throw new Error("Name the page manifest of the release, and the record");
const { origin, pages } = site;
const before = openManifest(record)();
const changed = Object.keys(pages).filter((path) => before?.origin !== origin || before.pages[path] !== pages[path]);
console.log(`Changed pages: ${changed.length}`);

// The protocol takes ten thousand at once. Nothing is written until all are taken: a repetition does no harm.
for (let start = 0; start < changed.length; start += 10_000) {
  const message = describePages(site, changed.slice(start, start + 10_000));
  const status = await callIndexNow(readUpstream(process.env["INDEXING_UPSTREAM"]), message);
  if (!isTaken(status)) throw new Error(`The indexing service has not taken them: ${status}`);
}
writeFileSync(`${record}.new`, JSON.stringify(site));
renameSync(`${record}.new`, record);
