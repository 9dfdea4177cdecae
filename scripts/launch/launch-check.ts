// Lists the values that only the owner can supply or confirm, and fails if one of them blocks the launch:
// `pnpm launch-check`, or `pnpm launch-check --json`. Also lists statements about laws and products that were not reviewed for six months.
import { getContent } from "#site/content/content.server.ts";

import { formatLaunchList } from "./format-launch-list.ts";
import { listLaunchValues, listOldReviews } from "./launch-list.ts";

const content = getContent();
const list = { ...listLaunchValues(content.placeholders), oldReviews: listOldReviews(content, new Date()) };
console.log(process.argv.includes("--json") ? JSON.stringify(list, undefined, 2) : formatLaunchList(list));
if (list.blocks > 0) process.exitCode = 1;
