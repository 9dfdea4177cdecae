import { writeFileSync } from "node:fs";

import { ContentError } from "#site/collections/reader/content-error.server.ts";
import { historyFile, readHistory, updateHistory } from "#site/collections/reader/history.server.ts";

/**
 * Remembers the day for pages that say something else now, and tells them. CI only looks: a day it wrote would be lost
 * with its machine, and the next build would tell another one.
 */
export function keepHistory(today: string, isCi: boolean): string[] {
  const before = readHistory();
  const after = updateHistory(before, today);
  const addresses = Object.keys({ ...before, ...after });
  const changed = addresses.filter((address) => after[address] !== before[address]);
  if (changed.length === 0) return [];
  if (isCi) {
    const message = `is older than what ${changed.join(" and ")} says: run pnpm check:content and commit the file`;
    throw new ContentError([{ file: "content/history.json", line: 1, field: "(file)", message }]);
  }
  writeFileSync(historyFile(), `${JSON.stringify(after, undefined, 2)}\n`);
  return changed;
}
