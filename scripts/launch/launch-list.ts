import { createHash } from "node:crypto";

import type { Content } from "#site/content/content.server.ts";
import { articlePath, casePath, pagePaths, servicePath } from "#site/paths.ts";

import { launchGroups, launchRules } from "./launch-rules.ts";
import type { LaunchGroup, LaunchRule, Sample } from "./launch-rules.ts";

/** Something the owner decides at once: a fact, a person, or the samples of a page. */
export type Decision = {
  id: string;
  group: LaunchGroup;
  title: string;
  /** Path of the page that shows it, or an empty text. */
  page: string;
  /** A page, which is to be read before it is confirmed. */
  isPage: boolean;
  blocks: boolean;
  lawyer: boolean;
  /** The values by rule, blocking ones first. */
  topics: { label: string; ifItStays: string; values: Sample[] }[];
  /** Values that cannot be real. */
  samples: string[];
  checksum: string;
  /** A confirmation holds only for the texts that it saw. */
  state: "open" | "changed" | "confirmed";
};

type Confirmed = Pick<Content, "placeholders" | "confirmed">;

/** Returns the decisions in the order of the list. `more` are samples outside the content. */
export function listDecisions(
  { placeholders, confirmed, ...content }: Confirmed & Pick<Content, "site" | "cases">,
  pages: readonly { path: string; shortTitle: string }[],
  more: readonly Sample[] = [],
): Decision[] {
  const titles = new Map<string, string>([
    ...pages.map(({ path, shortTitle }) => [path, shortTitle] as const),
    ...content.cases.map(({ slug, title }) => [slug, `Approval: ${title}`] as const),
    ...Object.entries(content.site.products).map(([name, title]) => [`{${name}}`, title] as const),
  ]);
  const rank = ({ group, isPage, page }: Decision) => {
    const position = group === groupOfPage(page) ? pages.findIndex(({ path }) => path === page) : 0;
    return launchGroups.indexOf(group) * 1000 + position + (isPage ? 0 : 0.5);
  };
  return groupSamples([...placeholders, ...more], confirmed)
    .map(({ name, ...decision }) => ({ ...decision, title: titles.get(name) ?? name }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Returns the values that the owner has never confirmed. After a correction they are still the owner's. */
export const listSamples = ({ placeholders, confirmed }: Confirmed): Sample[] =>
  groupSamples(placeholders, confirmed)
    .filter(({ state }) => state === "open")
    .flatMap(({ topics }) => topics.flatMap(({ values }) => values));

type Ruled = { rule: LaunchRule; sample: Sample };

function groupSamples(placeholders: readonly Sample[], confirmed: Content["confirmed"]) {
  const ruled = placeholders.flatMap(({ entries, ...sample }): Ruled[] => {
    const rule = findRule(sample);
    if (!rule.each || !entries) return [{ rule, sample }];
    return entries.map(({ name, ...entry }) => ({ rule, sample: { ...sample, ...entry, entry: name } }));
  });
  const byRule = ruled.toSorted((a, b) => launchRules.indexOf(a.rule) - launchRules.indexOf(b.rule));
  return [...Map.groupBy(byRule, nameId)].map(([id, own]) => describeDecision(id, own, confirmed[id]));
}

function findRule({ file, field }: Sample): LaunchRule {
  const name = `${file.replace(/^\w+\//, "")} ${field}`;
  const rule = launchRules.find(({ fields }) => fields.test(name));
  if (!rule) throw new Error(`No rule of launch-rules.ts matches ${name}`);
  return rule;
}

function nameId({ rule, sample }: Ruled): string {
  const name = rule.group ? [rule.label, rule.each?.(sample)] : ["page", findPage(sample, rule)];
  return name
    .join(" ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

function describeDecision(id: string, own: readonly Ruled[], saved: string | undefined) {
  const [{ rule, sample }] = own as readonly [Ruled];
  const page = findPage(sample, rule);
  const texts = own.map(({ sample: { file, field, value } }) => JSON.stringify([file, field, value]));
  const checksum = `sha256-${createHash("sha256").update(texts.toSorted().join("\n")).digest("hex").slice(0, 16)}`;
  const samples = [...new Set(own.flatMap(({ sample: { value } }) => findReserved(value)))];
  const isConfirmed = saved === checksum && samples.length === 0;
  return {
    id,
    name: rule.group ? (rule.each?.(sample) ?? rule.label) : page,
    group: rule.group ?? groupOfPage(page),
    page,
    isPage: !rule.group,
    blocks: own.some((one) => one.rule.blocks),
    lawyer: own.some((one) => one.rule.lawyer),
    topics: [...Map.groupBy(own, (one) => one.rule)]
      .toSorted(([a], [b]) => Number(b.blocks ?? false) - Number(a.blocks ?? false))
      .map(([{ label, ifItStays }, some]) => ({ label, ifItStays, values: some.map((one) => one.sample) })),
    samples,
    checksum,
    state: isConfirmed ? ("confirmed" as const) : saved === undefined ? ("open" as const) : ("changed" as const),
  };
}

/** Reserved names, numbers and accounts, which cannot be real. */
const reserved = /\.example\b|Muster|(?<!\d)0,000|0{6}|99998-|@OWNER\b/;

/** Returns the texts of a value that cannot be real, cut around the reason. */
function findReserved(value: string): string[] {
  return value.split(" · ").flatMap((text) => {
    const index = text.search(reserved);
    if (index < 0 || text.length <= 60) return index < 0 ? [] : [text];
    return [`${index > 30 ? "…" : ""}${text.slice(index > 30 ? index - 20 : 0, index + 30)}…`];
  });
}

const pagesOfFolders: Record<string, (name: string) => string | undefined> = {
  pages: (name) => new Map<string, string>(Object.entries(pagePaths)).get(name),
  services: servicePath,
  cases: casePath,
  articles: articlePath,
};
const pagesOfFiles: Record<string, string> = {
  terms: pagePaths.glossary,
  questions: pagePaths.faq,
  testimonial: pagePaths.references,
};

function findPage({ file }: Sample, rule: LaunchRule): string {
  const [, folder = "", name = ""] = /^\w+\/(?:(\w+)\/)?([\w-]+)\.\w+$/.exec(file) ?? [];
  return rule.page ?? pagesOfFiles[name] ?? pagesOfFolders[folder]?.(name) ?? pagePaths.home;
}

function groupOfPage(page: string): LaunchGroup {
  const folders = [
    [servicePath, "Services"],
    [casePath, "Success stories"],
    [articlePath, "Articles"],
  ] as const;
  return folders.find(([pathOf]) => page.startsWith(pathOf("")))?.[1] ?? "Pages";
}

/** Returns the people of team.json, who are in the database and not in the content. */
export const listPeople = (
  team: readonly { name?: string | null; title?: string | null; image_url?: string | null }[],
) =>
  team.map(({ name, title, image_url: photograph }, index): Sample => ({
    file: "api/database/team.json",
    line: index + 2,
    field: "people",
    entry: name ?? "",
    value: [name, title, photograph ?? "no photograph"].filter(Boolean).join(" · "),
  }));

/** Returns the lines of .github/CODEOWNERS that name no account yet. */
export const listCodeOwners = (text: string): Sample[] =>
  text
    .split("\n")
    .map((value, index) => ({ file: ".github/CODEOWNERS", line: index + 1, field: "owner", value }))
    .filter(({ value }) => /^[^#]*@OWNER\b/.test(value));

/** "12 of 58 decided, 31 block the launch" */
export function formatProgress(decisions: readonly Decision[]): string {
  const open = decisions.filter(({ state }) => state !== "confirmed");
  const blocking = open.filter(({ blocks }) => blocks).length;
  const verb = blocking === 1 ? "blocks" : "block";
  return `${decisions.length - open.length} of ${decisions.length} decided, ${blocking} ${verb} the launch`;
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
