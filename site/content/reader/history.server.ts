import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { contentFolder, getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";

/** The hash of each page's content, and the day on which it was first recorded. */
export type History = Record<string, { hash: string; date: string }>;

/** A file instead of `git log`, because clones may be shallow and releases may be built without git. */
export const historyFile = (): string => path.join(contentFolder(), "history.json");

export const readHistory = (): History => JSON.parse(readFileSync(historyFile(), "utf8")) as History;

let cached: { content: Content; history: History } | undefined;

/** Returns the day of a page's last change, such as 2026-11-15. */
export function lastChange(page: string): string {
  const content = getContent();
  if (cached?.content !== content) cached = { content, history: updateHistory(readHistory(), lastCommitDay()) };
  const date = cached.history[page]?.date;
  if (date === undefined) throw new Error(`${page} is not a page of the site`);
  return date;
}

/** Returns the day for changes that are not recorded yet, such as edits saved in the browser. */
function lastCommitDay(): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%cs", "--", contentFolder()], { encoding: "utf8" });
  return stdout?.trim() || new Date().toISOString().slice(0, 10);
}

/** Returns the history with the given day for pages whose content has changed. */
export function updateHistory(history: History, today: string): History {
  return Object.fromEntries(
    listSitePages().map(({ path: page, content }) => {
      const hash = contentHash(content);
      const entry = history[page];
      return [page, entry?.hash === hash ? entry : { hash, date: today }];
    }),
  );
}

/** Drawings and filters do not count as a change of the content. */
const ignoredKeys = new Set(["topics", "drawing", "image", "authorImage", "figure"]);

function contentHash(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) => (ignoredKeys.has(key) ? undefined : value));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
