import type { LaunchCounts, LaunchKind, LaunchValue, listLaunchValues } from "./launch-list.ts";

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
      ...(summarized ? summarize(own) : own.map(({ file, line, value }) => cut(`    ${file}:${line}  ${value}`))),
    ]),
  ];
}

const cut = (line: string): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);

/** Returns the number of values and the names of their fields. */
function summarize(values: readonly LaunchValue[]): string[] {
  const [first, last] = [values[0], values.at(-1)];
  const fields = [...new Set(values.map(({ field }) => field.split(/[.[]/)[0] ?? ""))];
  const lines: string[] = [];
  for (const field of fields) {
    const line = `${lines.at(-1) ?? ""}${lines.length > 0 ? ", " : ""}${field}`;
    if (lines.length === 0 || line.length > width - 7) lines.push(field);
    else lines[lines.length - 1] = line;
  }
  return [
    `    ${first?.file}:${first?.line} to ${last?.line}: ${values.length} values`,
    ...lines.map((line, index) => `      ${line}${index < lines.length - 1 ? "," : ""}`),
  ];
}
