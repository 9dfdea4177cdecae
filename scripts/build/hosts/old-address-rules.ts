import { findLegacyTarget, legacyUrls } from "#site/legacy-urls.ts";

/** A path, with `/*` at its end where everything below it is meant, and the page that it leads to. */
type Rule = { from: string; target: string };

const patterns = legacyUrls.flatMap(({ target, old }) => old.map((pattern) => ({ target, pattern })));

/**
 * The old addresses in the language that static hosts share: whole names, and everything below a folder. Names that
 * contain a word are not in it, nor is a folder with such names; the not-found page knows those by itself (015).
 */
export const oldAddressRules: readonly Rule[] = patterns.flatMap(({ target, pattern }) => {
  const name = pattern.replace(/\/\*$/, "");
  if (name.includes("*") || findLegacyTarget(`/${name}`) !== target) return [];
  const hasWords = patterns.some((other) => other.pattern !== pattern && other.pattern.startsWith(pattern));
  const below = name === pattern || hasWords ? [] : [`/${pattern}`];
  return [`/${name}`, `/${name}/`, ...below].map((from) => ({ from, target }));
});
