// After a change of content: remembers the day for the pages it touches. `pnpm history`
import { writeFileSync } from "node:fs";

import { readHistory, updateHistory } from "#site/collections/reader/history.server.ts";

const before = readHistory();
const after = updateHistory(before, new Date().toISOString().slice(0, 10));
writeFileSync("content/history.json", `${JSON.stringify(after, undefined, 2)}\n`);
const changed = Object.keys(after).filter((address) => after[address] !== before[address]);
console.log(changed.length > 0 ? `Changed: ${changed.join(" ")}` : "No page has changed");
