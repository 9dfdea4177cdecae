// Run after a release: node api/indexing/submit.ts <page manifest> <record>
// Reports pages that have changed since the record, the manifest of the last accepted report (016).
import { copyFileSync } from "node:fs";

import { readSetting } from "../config.ts";
import { indexingMessage } from "./contract.ts";
import { callIndexNow, isAccepted, readManifest } from "./indexnow.ts";

const [file = "", record = ""] = process.argv.slice(2);
const site = readManifest(file);
if (site === undefined || record === "") throw new Error("Usage: node api/indexing/submit.ts <page manifest> <record>");
const before = readManifest(record);
const changed = Object.keys(site.pages).filter((path) => before?.pages[path] !== site.pages[path]);
console.log(`Changed pages: ${changed.length}`);

if (changed.length > 0) {
  const status = await callIndexNow(readSetting(process.env, "INDEXING_UPSTREAM"), indexingMessage(site, changed));
  if (!isAccepted(status)) throw new Error(`The indexing service answered ${status}. Run the command again later.`);
}
copyFileSync(file, record);
