import { writeFileSync } from "node:fs";

import { historyFile, readHistory, updateHistory } from "#site/content/reader/history.server.ts";

/** Records the day for pages whose content has changed, and returns their paths. Not in CI, where the file is discarded. */
export function recordHistory(today: string): string[] {
  const before = readHistory();
  const after = updateHistory(before, today);
  const changed = Object.keys({ ...before, ...after }).filter((path) => after[path] !== before[path]);
  if (changed.length > 0) writeFileSync(historyFile(), `${JSON.stringify(after, undefined, 2)}\n`);
  return changed;
}
