// Lists the values that only the owner can supply or confirm, and fails if one of them blocks the launch:
// `pnpm launch-check`. Also lists statements about laws and products that were not reviewed for six months.
import { readFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";

import { listCodeOwners, listLaunchValues, listOldReviews } from "./launch-list.ts";
import type { LaunchCounts, LaunchKind } from "./launch-list.ts";

const width = 100;

type LaunchList = ReturnType<typeof listLaunchValues> & { oldReviews: string[] };

/** Returns the list as text: a summary, then the values by group, kind and page. */
export function formatLaunchList({ groups, oldReviews, ...total }: LaunchList): string {
  const used = groups.filter(({ values }) => values > 0);
  const reviews = [`${oldReviews.length} review(s) of laws and products older than six months`, ...oldReviews];
  if (used.length === 0) return ["0 placeholders: ready to launch", ...reviews].join("\n");
  return [
    `${total.values} placeholders to replace or confirm`,
    "",
    row("", "values", "blocks", "can wait", "lawyer"),
    ...used.map((group) => countRow(group.name, group)),
    countRow("Total", total),
    "",
    "blocks    false, unlawful or broken if it stays: replace it before launch, or delete the text",
    "can wait  a promise that you can confirm after launch",
    "lawyer    have a lawyer read it",
    ...used.flatMap(({ name, kinds }) => ["", "", name.toUpperCase(), ...kinds.flatMap(formatKind)]),
    "",
    ...reviews,
    "",
    "To confirm values in the browser, run pnpm editor and open http://localhost:5174/launch.html",
  ].join("\n");
}

const row = (name: string, ...cells: (string | number)[]): string =>
  name.padEnd(34) + cells.map((cell) => String(cell).padStart(10)).join("");

const countRow = (name: string, { values, blocks, canWait, lawyer }: LaunchCounts): string =>
  row(name, values, blocks, canWait, lawyer);

function formatKind({ label, blocks, lawyer, summarized, ifItStays, values }: LaunchKind): string[] {
  const urgency = [blocks ? "blocks" : "can wait", ...(lawyer ? ["lawyer"] : [])].join(", ");
  const pages = Map.groupBy(values, ({ page }) => page);
  return [
    "",
    `${label} (${values.length}, ${urgency})`,
    `If it stays: ${ifItStays}`,
    ...[...pages].flatMap(([page, own]) => [
      `  ${page}`,
      ...(summarized
        ? [`    ${own[0]?.file}: ${own.length} values`]
        : own.map(({ file, line, value }) => cut(`    ${file}:${line}  ${value}`))),
    ]),
  ];
}

const cut = (line: string): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);

if (import.meta.main) {
  const content = getContent();
  const owners = listCodeOwners(readFileSync(".github/CODEOWNERS", "utf8"));
  const list = {
    ...listLaunchValues([...content.placeholders, ...owners]),
    oldReviews: listOldReviews(content, new Date()),
  };
  console.log(formatLaunchList(list));
  if (list.blocks > 0) process.exitCode = 1;
}
