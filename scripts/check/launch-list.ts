import { readFileSync } from "node:fs";

import { getContent } from "#site/content/content.server.ts";
import type { Content } from "#site/content/content.server.ts";
import type { Placeholder } from "#site/content/reader/placeholders.server.ts";

import { readTeam } from "../../api/database/team.ts";
import { listFiles } from "../build/build-files.ts";

/** Reserved names, numbers and hosts, which cannot be real. */
const reserved = /\.example\b|Muster|(?<!\d)0,000|0{6}|99998-/;

/** Returns what only the owner can decide: placeholders of the content, the team, and who reviews changes. */
export function readDecisions(): Placeholder[] {
  const { placeholders } = getContent();
  const files = listFiles("content").filter((file) => file.endsWith(".yaml"));
  return [
    ...placeholders,
    ...files.flatMap((file) => findReserved(file, readFileSync(file, "utf8"), placeholders)),
    describeTeam(readTeam()),
    ...findOwners(readFileSync(".github/CODEOWNERS", "utf8")),
  ];
}

/** Returns the lines of a content file that cannot be real, although no placeholder names them. */
export function findReserved(file: string, yaml: string, placeholders: readonly Placeholder[]): Placeholder[] {
  const own = placeholders.filter((placeholder) => placeholder.file === file);
  const named = new Set(own.flatMap(({ texts }) => texts.map(({ line }) => line)));
  const texts = yaml.split("\n").flatMap((content, index) => {
    const [, field = "(entry)", text = ""] = /^[\s-]*(?:(\w+): )?(.*)/.exec(content) ?? [];
    return reserved.test(text) && !named.has(index + 1) ? [{ field, line: index + 1, text }] : [];
  });
  const why = "These are reserved for examples and cannot be real.";
  return texts.length > 0 ? [{ file, decision: "Names and numbers", blocks: true, why, texts }] : [];
}

type Person = { name?: string | null; title?: string | null; image_url?: string | null };

/** Returns the decision about the people of team.json, who are not in the content. */
export const describeTeam = (people: readonly Person[]): Placeholder => ({
  file: "api/database/team.json",
  decision: "People",
  blocks: people.some(({ name }) => reserved.test(name ?? "")),
  why: "Visitors ask for people who do not exist, or who have not agreed to be named.",
  texts: people.map(({ name, title, image_url: photograph }, index) => ({
    field: name ?? "",
    line: index + 2,
    text: [title, photograph ?? "no photograph"].filter(Boolean).join(" · "),
  })),
});

/** Returns the decision about the lines of CODEOWNERS that name no account yet. */
export function findOwners(codeOwners: string): Placeholder[] {
  const texts = codeOwners.split("\n").flatMap((content, index) => {
    const [, field = ""] = /^([^#\s]+) .*@OWNER\b/.exec(content) ?? [];
    return field ? [{ field, line: index + 1, text: "no account" }] : [];
  });
  const why = "GitHub requires no review: whoever may edit texts may change the code.";
  return texts.length > 0 ? [{ file: ".github/CODEOWNERS", decision: "Code owners", blocks: true, why, texts }] : [];
}

/** Returns the decisions as a task list for an issue, blocking ones first. */
export const formatTaskList = (decisions: readonly Placeholder[], oldReviews: readonly string[]): string =>
  [
    "# Before the launch",
    "",
    "Correct or delete what is not true. Then delete the decision from the list `placeholders` of its file, and tick it.",
    ...formatPart(
      "Blocks the launch",
      decisions.filter(({ blocks }) => blocks),
    ),
    ...formatPart(
      "Can wait",
      decisions.filter(({ blocks }) => !blocks),
    ),
    ...(oldReviews.length > 0 ? ["", "## Not reviewed for six months", ""] : []),
    ...oldReviews.map((review) => `- [ ] ${review}`),
    "",
  ].join("\n");

/** The order of the list, by the beginning of the file. */
const groups = [
  ["content/site.yaml", "Company"],
  ["content/pages/", "Pages"],
  ["content/services/", "Services"],
  ["content/cases/", "Success stories"],
  ["content/articles/", "Articles"],
  ["content/", "Texts of several pages"],
  ["", "Team and repository"],
] as const;

function formatPart(title: string, decisions: readonly Placeholder[]): string[] {
  const byGroup = Map.groupBy(decisions, ({ file }) => groups.find(([start]) => file.startsWith(start)));
  const parts = groups.flatMap((group) => {
    const own = byGroup.get(group) ?? [];
    return own.length > 0 ? ["", `### ${group[1]}`, "", ...own.flatMap(formatTask)] : [];
  });
  return parts.length > 0 ? ["", `## ${title}`, ...parts] : [];
}

/** The texts of all decisions must fit into an issue of GitHub, which has at most 65,536 characters. */
const textsLength = 500;

function formatTask({ decision, file, lawyer, why, texts }: Placeholder): string[] {
  const fields = [...Map.groupBy(texts, ({ field }) => field)];
  return [
    `- [ ] **${decision}** (${lawyer ? "owner and lawyer" : "owner"}) ${file}:${texts[0]?.line}`,
    `  ${why}`,
    ...fields.map(([field, own]) => {
      const text = own.map((one) => one.text).join(" · ");
      return `  - line ${own[0]?.line}, \`${field}\`: ${cut(text, Math.max(60, textsLength / fields.length))}`;
    }),
  ];
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** "3 decisions block the launch" */
export function formatResult(decisions: readonly Placeholder[]): string {
  const { length } = decisions.filter(({ blocks }) => blocks);
  return length === 0
    ? "ready to launch"
    : `${length} ${length === 1 ? "decision blocks" : "decisions block"} the launch`;
}

/** Returns statements about laws and products that were not reviewed for six months. */
export function listOldReviews({ terms, articles }: Pick<Content, "terms" | "articles">, now: Date): string[] {
  const sixMonthsAgo = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6)).toISOString().slice(0, 7);
  return [
    ...terms.map(({ term, ...rest }) => ({ ...rest, name: `content/terms.yaml, ${term}` })),
    ...articles.map(({ slug, ...rest }) => ({ ...rest, name: `content/articles/${slug}.mdx` })),
  ]
    .filter(({ source, reviewed }) => source !== undefined || reviewed !== undefined)
    .filter(({ reviewed = "" }) => reviewed < sixMonthsAgo)
    .map(({ name, reviewed }) => `${name}: ${reviewed ?? "never"}`)
    .toSorted();
}
