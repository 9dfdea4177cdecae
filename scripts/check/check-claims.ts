import type { Content } from "#site/content/content.server.ts";
import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { isSampleCase } from "./is-sample-case.ts";
import { listTexts } from "./list-texts.ts";
import type { TextEntry } from "./list-texts.ts";

/** A permitted range, the subject its text must name, and the entries that must state it. Only the home page also may. */
type Claim = { range: string; subject: RegExp; owners: readonly string[] };

const claims: readonly Claim[] = [
  {
    range: "20-40%",
    subject: /cost|invoice|bill|saving|spend/i,
    owners: ["service azure-consulting", "question faq-azure-savings"],
  },
  { range: "15-30%", subject: /cost/i, owners: ["service cloud-exit", "question faq-cloud-exit-duration"] },
  { range: "6-24 months", subject: /exit|leav/i, owners: ["service cloud-exit", "question faq-cloud-exit-duration"] },
  {
    range: "4-8 weeks",
    subject: /simple/i,
    owners: ["service azure-consulting", "question faq-cloud-migration-duration"],
  },
  {
    range: "6-12 months",
    subject: /complex/i,
    owners: ["service azure-consulting", "question faq-cloud-migration-duration"],
  },
  { range: "3-9 months", subject: /DevOps/i, owners: ["service devops", "question faq-devops-duration"] },
];

const home = "page home";

const figure = /\d[\d.,]*(?:\s?[-–]\s?\d+)?(?:\s?%|\s(?:percent|days|weeks|months|years))/g;

/** Figures that describe the scope of a project, and names that contain digits. */
const scope = /about 60 areas|over 3,600 (?:sub)?pages|[\d,]+ employees|\bNIS2\b|\b365\b/gi;

/**
 * Reports percentages and durations that the specification does not permit, permitted ones that are missing, and
 * figures in the results of sample cases. What a real case states was measured, so every page may repeat it.
 */
export function checkClaims(content: Content, reader: ContentReader): void {
  const entries = listTexts(content, reader);
  const samples = content.cases.filter(({ slug }) => isSampleCase(slug, content.placeholders));
  const real = content.cases.filter((entry) => !samples.includes(entry));
  const realTexts = real.flatMap(({ slug }) => entries.filter(({ owner }) => owner === `case ${slug}`));
  const measured = new Set(realTexts.flatMap(({ text }) => text.match(figure) ?? []));
  for (const { slug, results } of samples) {
    for (const [index, result] of results.entries()) {
      if (!/\d/.test(result.replaceAll(scope, ""))) continue;
      const message = "has a figure that does not describe the scope of the project; if it is real, confirm the case";
      reader.reportField(`cases/${slug}.yaml`, ["results", index], message);
    }
  }
  for (const entry of entries) {
    for (const found of entry.text.match(figure) ?? []) {
      if (measured.has(found)) continue;
      const message = explainFigure(found, entry);
      if (message !== undefined) reader.reportField(entry.file, entry.path, message);
    }
  }
  for (const { range, owners } of claims) {
    for (const owner of owners) {
      const own = entries.filter((entry) => entry.owner === owner);
      const [first] = own;
      if (first === undefined || own.some(({ text }) => text.includes(range))) continue;
      reader.reportField(first.file, first.path.slice(0, -1), `does not state "${range}", which ${owner} must state`);
    }
  }
}

function explainFigure(found: string, { owner, text }: TextEntry): string | undefined {
  const claim = claims.find(({ range }) => range === found);
  if (!claim)
    return `claims "${found}"; only ${claims.map(({ range }) => range).join(", ")} and figures of confirmed cases are permitted`;
  const { owners, subject } = claim;
  if (owner !== home && !owners.includes(owner))
    return `claims "${found}", which only ${owners.join(" and ")} may claim`;
  const sentence = text.split(/(?<=[.?])\s+/).find((part) => part.includes(found)) ?? "";
  if (!/typical/i.test(sentence)) return `states "${found}" without "typical" or "typically" in the same sentence`;
  if (!subject.test(text)) return `states "${found}" without its subject (${subject.source.replaceAll("|", ", ")})`;
  if (!/depend|difference/.test(text)) return `states "${found}" without naming what it depends on`;
  return undefined;
}
