import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { contentFolder } from "#site/collections/content.server.ts";
import { listSitePages } from "#site/collections/views/site-pages.server.ts";

/** When each page last said something else: the hash of its content, and the day that hash was first seen. */
export type History = Record<string, { hash: string; date: string }>;

/** Beside the content, because a clone may be shallow and a release may be built without any git at all. */
export const historyFile = (): string => path.join(contentFolder(), "history.json");

export const readHistory = (): History => JSON.parse(readFileSync(historyFile(), "utf8")) as History;

let read: History | undefined;

/** The day a page was last changed, such as 2026-11-15. */
export function lastChange(address: string): string {
  // Once for all pages: every page asks, and the file is as long as there are pages.
  read ??= updateHistory(readHistory(), lastSave());
  const date = read[address]?.date;
  if (date === undefined) throw new Error(`${address} is no page`);
  return date;
}

/** The day of a change that nobody has recorded yet, such as one saved in the browser: of the last commit to the content. */
function lastSave(): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%cs", "--", contentFolder()], { encoding: "utf8" });
  return stdout?.trim() || new Date().toISOString().slice(0, 10);
}

/** The history as it should be: pages whose content has changed get the given day, the others keep theirs. */
export function updateHistory(history: History, today: string): History {
  return Object.fromEntries(
    listSitePages().map(({ path: address, content }) => {
      const hash = contentHash(content);
      const before = history[address];
      return [address, before?.hash === hash ? before : { hash, date: today }];
    }),
  );
}

/** How a thing is drawn, and which filter finds it, is not what it says. */
const unsaid = new Set(["topics", "drawing", "image", "authorImage", "figure", "icon"]);

function contentHash(content: unknown): string {
  const said = JSON.stringify(content, (key, value: unknown) => (unsaid.has(key) ? undefined : value));
  return createHash("sha256").update(said).digest("hex").slice(0, 16);
}
