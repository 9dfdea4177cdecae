// Prints what only the owner can decide, writes it as a task list for an issue, and fails if a decision that blocks the
// launch is open: `pnpm launch-check`.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";

import { formatResult, formatTaskList, listOldReviews, readDecisions } from "./launch-list.ts";

const file = "build/launch.md";
const decisions = readDecisions();
const tasks = formatTaskList(decisions, listOldReviews(getContent(), new Date()));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, tasks);

const outline = tasks.split("\n").filter((line) => /^(?:#|- )/.test(line));
console.log(outline.join("\n"));
console.log(`\nDecisions: ${decisions.length}, with their texts in ${file}`);
console.log(formatResult(decisions));
if (decisions.some(({ blocks }) => blocks)) process.exitCode = 1;
