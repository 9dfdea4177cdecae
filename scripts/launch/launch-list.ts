import type { Content } from "#site/content/content.server.ts";
import type { Placeholder } from "#site/content/reader/placeholders.server.ts";
import { articlePath, casePath, pagePaths, servicePath } from "#site/paths.ts";

import { launchGroups, launchRules } from "./launch-rules.ts";
import type { LaunchRule } from "./launch-rules.ts";

export type LaunchValue = Placeholder & { page: string };
export type LaunchKind = ReturnType<typeof describeKind>;
export type LaunchCounts = Record<"values" | "blocks" | "canWait" | "lawyer", number>;

/** Returns the placeholders by group and kind, with the page on which each is seen. */
export function listLaunchValues(placeholders: readonly Placeholder[]) {
  const byRule = Map.groupBy(placeholders, (placeholder) => launchRules.find((rule) => matchesRule(rule, placeholder)));
  const kinds = launchRules
    .map((rule) => describeKind(rule, byRule.get(rule) ?? []))
    .filter(({ values }) => values.length > 0);
  const groups = launchGroups.map((name) => {
    const own = kinds.filter(({ group }) => group === name);
    return { name, ...count(own), kinds: own };
  });
  return { ...count(kinds), groups };
}

/** Returns the lines of .github/CODEOWNERS that name no account yet. */
export const listCodeOwners = (text: string): Placeholder[] =>
  text
    .split("\n")
    .map((value, index) => ({ file: ".github/CODEOWNERS", line: index + 1, field: "owner", value }))
    .filter(({ value }) => /^[^#]*@OWNER\b/.test(value));

function describeKind(rule: LaunchRule, placeholders: readonly Placeholder[]) {
  const { group, label, ifItStays, blocks = false, lawyer = false, summarized = false } = rule;
  const values = placeholders.map((placeholder): LaunchValue => ({ ...placeholder, page: getPage(rule, placeholder) }));
  return { group, label, ifItStays, blocks, lawyer, summarized, values };
}

const matchesRule = ({ fields }: LaunchRule, { file, field }: Placeholder): boolean =>
  fields.test(`${file.replace(/^\w+\//, "")} ${field}`);

const pagesOfFolders: Record<string, (name: string) => string | undefined> = {
  pages: (name) => new Map<string, string>(Object.entries(pagePaths)).get(name),
  services: servicePath,
  cases: casePath,
  articles: articlePath,
};
const pagesOfFiles: Record<string, string> = {
  questions: pagePaths.faq,
  testimonial: pagePaths.references,
};

function getPage(rule: LaunchRule, { file }: Placeholder): string {
  const [, folder = "", name = ""] = /^\w+\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return rule.page ?? pagesOfFiles[name] ?? pagesOfFolders[folder]?.(name) ?? pagePaths.home;
}

function count(kinds: readonly LaunchKind[]): LaunchCounts {
  const sum = (some: readonly LaunchKind[]) => some.reduce((total, { values }) => total + values.length, 0);
  return {
    values: sum(kinds),
    blocks: sum(kinds.filter(({ blocks }) => blocks)),
    canWait: sum(kinds.filter(({ blocks }) => !blocks)),
    lawyer: sum(kinds.filter(({ lawyer }) => lawyer)),
  };
}

/** Returns statements about laws and products that were not reviewed for six months. */
export function listOldReviews({ terms, articles }: Pick<Content, "terms" | "articles">, now: Date): string[] {
  const sixMonthsAgo = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6)).toISOString().slice(0, 7);
  return [
    ...terms.map(({ term, ...rest }) => ({ ...rest, name: `content/terms.yaml  ${term}` })),
    ...articles.map(({ slug, ...rest }) => ({ ...rest, name: `content/articles/${slug}.mdx` })),
  ]
    .filter(({ source, reviewed }) => source !== undefined || reviewed !== undefined)
    .filter(({ reviewed = "" }) => reviewed < sixMonthsAgo)
    .map(({ name, reviewed }) => `${reviewed ?? "never  "}  ${name}`)
    .toSorted();
}
