// Lists what only the owner can decide, and fails if a decision that blocks the launch is open: `pnpm launch-check`. Also
// lists statements about laws and products that were not reviewed for six months.
import { getContent } from "#site/content/content.server.ts";

import { formatProgress, listOldReviews } from "./launch-list.ts";
import type { Decision } from "./launch-list.ts";
import { readLaunchList } from "./read-launch-list.ts";

/** Returns the open decisions as text, blocking ones first, and how many are left. */
export function formatLaunchList(decisions: readonly Decision[], oldReviews: readonly string[]): string {
  const open = decisions.filter(({ state }) => state !== "confirmed");
  const blocking = open.filter(({ blocks }) => blocks);
  return [
    ...formatPart("Blocks the launch: false, unlawful or broken if it stays", blocking),
    ...formatPart(
      "Can wait",
      open.filter(({ blocks }) => !blocks),
    ),
    `${oldReviews.length} review(s) of laws and products older than six months`,
    ...oldReviews,
    "",
    ...(open.length > 0 ? ["To decide, run pnpm editor and open http://localhost:5174/launch.html"] : []),
    formatProgress(decisions) + (blocking.length === 0 ? ": ready to launch" : ""),
  ].join("\n");
}

function formatPart(title: string, decisions: readonly Decision[]): string[] {
  if (decisions.length === 0) return [];
  const groups = Map.groupBy(decisions, ({ group }) => group);
  return [title, "", ...[...groups].flatMap(([group, own]) => [`  ${group}`, ...own.map(formatDecision)]), ""];
}

function formatDecision({ title, lawyer, state, topics }: Decision): string {
  const { file = "", line = 1 } = topics[0]?.values[0] ?? {};
  const notes = [lawyer ? "lawyer" : [], state === "changed" ? "changed" : [], `${file}:${line}`].flat();
  return cut(`    ${cut(title, 40).padEnd(40)}  ${notes.join(", ")}`, 100);
}

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

if (import.meta.main) {
  const decisions = readLaunchList();
  console.log(formatLaunchList(decisions, listOldReviews(getContent(), new Date())));
  if (decisions.some(({ blocks, state }) => blocks && state !== "confirmed")) process.exitCode = 1;
}
