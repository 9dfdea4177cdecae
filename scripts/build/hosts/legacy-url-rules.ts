import { findLegacyTarget, legacyUrls } from "#site/legacy-urls.ts";

/** An old path, or a folder with `/*` at its end, and the page it leads to. */
type Rule = { from: string; target: string };

const patterns = legacyUrls.flatMap(({ target, old }) => old.map((pattern) => ({ target, pattern })));

/**
 * Old URLs that static hosts can match: exact paths and folders. The script of the not-found page handles patterns
 * that match a word inside a path, and folders that contain such patterns (decision 015).
 */
export const legacyUrlRules: readonly Rule[] = patterns.flatMap(({ target, pattern }) => {
  const name = pattern.replace(/\/\*$/, "");
  if (name.includes("*") || findLegacyTarget(`/${name}`) !== target) return [];
  const hasWords = patterns.some((other) => other.pattern !== pattern && other.pattern.startsWith(pattern));
  const below = name === pattern || hasWords ? [] : [`/${pattern}`];
  return [`/${name}`, `/${name}/`, ...below].map((from) => ({ from, target }));
});
