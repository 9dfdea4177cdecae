import { writeFileSync } from "node:fs";

import { historyFile, readHistory, updateHistory } from "#site/collections/reader/history.server.ts";

/**
 * Remembers the day for pages that say something else now, and tells them. Not in CI: what it wrote would be lost with its
 * machine, and a build takes the day of the last commit until somebody records it.
 */
export function keepHistory(today: string): string[] {
  const before = readHistory();
  const after = updateHistory(before, today);
  const addresses = Object.keys({ ...before, ...after });
  const changed = addresses.filter((address) => after[address] !== before[address]);
  if (changed.length === 0) return [];
  writeFileSync(historyFile(), `${JSON.stringify(after, undefined, 2)}\n`);
  return changed;
}
