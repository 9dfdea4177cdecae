// Run after a release: node api/indexing/submit.ts <page manifest> <record>
// Reports pages that have changed since the record, the manifest of the last accepted report (016).
import { renameSync, writeFileSync } from "node:fs";

import { readUpstream } from "../config.ts";
import { callIndexNow, isAccepted } from "./call-indexnow.ts";
import { indexingMessage } from "./contract.ts";
import { openManifest } from "./open-manifest.ts";

const [file = "", record = ""] = process.argv.slice(2);
const site = openManifest(file)();
if (site === undefined || record === "") throw new Error("Usage: node api/indexing/submit.ts <page manifest> <record>");
const { origin, pages } = site;
const before = openManifest(record)();
const changed = Object.keys(pages).filter((path) => before?.origin !== origin || before.pages[path] !== pages[path]);
console.log(`Changed pages: ${changed.length}`);

// The protocol allows 10,000 URLs per message. The record is written last: repeated reports do no harm.
for (let start = 0; start < changed.length; start += 10_000) {
  const message = indexingMessage(site, changed.slice(start, start + 10_000));
  const status = await callIndexNow(readUpstream(process.env), message);
  if (!isAccepted(status))
    throw new Error(`The indexing service did not accept the pages (${status}). Run the command again later.`);
}
writeFileSync(`${record}.new`, JSON.stringify(site));
renameSync(`${record}.new`, record);
