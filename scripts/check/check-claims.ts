import type { Content } from "#site/content/content.server.ts";
import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { isSampleCase } from "./is-sample-case.ts";
import { listTexts } from "./list-texts.ts";
import type { TextEntry } from "./list-texts.ts";

/** A range that the specification permits, the words that tell what it is about, and the service that must state it. */
type Claim = { range: string; subject: RegExp; service: string };

const exit = { subject: /exit|leav/i, service: "cloud-exit" };

export const claims: readonly Claim[] = [
  { range: "20-40%", subject: /azure/i, service: "azure-consulting" },
  { range: "15-30%", ...exit },
  { range: "6-24 months", ...exit },
  { range: "4-8 weeks", subject: /simple/i, service: "azure-consulting" },
  { range: "6-12 months", subject: /complex/i, service: "azure-consulting" },
  { range: "3-9 months", subject: /devops/i, service: "devops" },
];

const figure = /\d[\d.,]*(?:\s?[-–]\s?\d+)?(?:\s?%|\s(?:percent|days|weeks|months|years))/g;

/**
 * Reports savings and durations of projects that the specification does not permit, permitted ones that are missing, and
 * outcomes in sample cases. What a real case states was measured, so every page may repeat it.
 */
export function checkClaims(content: Content, reader: ContentReader): void {
  const entries = listTexts(content, reader);
  const samples = content.cases.filter(({ slug }) => isSampleCase(slug, content));
  const sampleOwners = new Set(samples.map(({ slug }) => `case ${slug}`));
  const realTexts = entries.filter(({ owner }) => owner.startsWith("case ") && !sampleOwners.has(owner));
  const measured = new Set(realTexts.flatMap(({ text }) => text.match(figure) ?? []));
  for (const entry of entries) {
    const message =
      (sampleOwners.has(entry.owner) ? explainOutcome(entry, entries) : undefined) ?? explainClaims(entry, measured);
    if (message !== undefined) reader.reportField(entry.file, entry.path, message);
  }
  for (const { range, service } of claims) {
    const own = entries.filter(({ owner }) => owner === `service ${service}`);
    const [first] = own;
    if (first === undefined || own.some(({ text }) => text.includes(range))) continue;
    reader.reportField(first.file, first.path.slice(0, -1), `does not state "${range}", which this service must state`);
  }
}

/** In a sample case, percentages are outcomes, and so are numbers that only its results state: the others are its scope. */
function explainOutcome({ owner, path, text }: TextEntry, entries: readonly TextEntry[]): string | undefined {
  if (/\d\s?(?:%|percent)/.test(text)) return `has a percentage; ${ifReal}`;
  if (path[0] !== "results") return undefined;
  const others = entries.filter((entry) => entry.owner === owner && entry.path[0] !== "results");
  const scope = new Set(others.flatMap((entry) => listNumbers(entry.text)));
  const outcome = listNumbers(text).find((number) => !scope.has(number));
  return outcome && `has the figure ${outcome}, which is not in the scope of the project; ${ifReal}`;
}

const ifReal = "if the case is real, delete the decision about its details from its placeholders";

const listNumbers = (text: string): string[] => text.match(/(?<!\w)\d+(?:[.,]\d+)*/g) ?? [];

function explainClaims({ owner, text }: TextEntry, measured: ReadonlySet<string>): string | undefined {
  for (const sentence of text.split(/(?<=[.?])\s+/)) {
    for (const found of sentence.match(figure) ?? []) {
      if (measured.has(found) || !isClaim(found, sentence, { owner, text })) continue;
      const claim = claims.find(({ range, subject }) => range === found && subject.test(`${owner} ${text}`));
      if (!claim) return `claims "${found}"; only figures of real cases are permitted, and ${permitted}`;
      if (!/typical|usual|depend/i.test(text)) return `states "${found}" like a promise; say that it is typical`;
    }
  }
  return undefined;
}

const permitted = claims.map(({ range, subject }) => `${range} (${subject.source.replace(/\|.*/, "")})`).join(", ");

/** Recognizes savings and durations of projects. Retention periods, deadlines of laws and limits of products are no claims. */
function isClaim(found: string, sentence: string, { owner, text }: Pick<TextEntry, "owner" | "text">): boolean {
  if (/%|percent/.test(found)) return /\b(?:cost|invoice|bill|sav(?:e|ing)|spend)/i.test(sentence);
  const isProject = /^(?:service|case) /.test(owner) || /migrate|migration|exit|leav|devops/i.test(text);
  return isProject && /\b(?:takes?|taking|took|lasts?|lasted)\b/i.test(sentence);
}
