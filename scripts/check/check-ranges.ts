import type { Content } from "#site/content/content.server.ts";
import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { isSampleCase } from "./is-sample-case.ts";
import { listTexts } from "./list-texts.ts";

/** The savings and durations that the specification permits, and the service that must state each. */
export const permittedRanges = [
  { range: "20-40%", service: "azure-consulting" },
  { range: "15-30%", service: "cloud-exit" },
  { range: "6-24 months", service: "cloud-exit" },
  { range: "4-8 weeks", service: "azure-consulting" },
  { range: "6-12 months", service: "azure-consulting" },
  { range: "3-9 months", service: "devops" },
] as const;

const permitted = permittedRanges.map(({ range }) => range);
const figure = /\d[\d.,]*(?:\s?[-–]\s?\d+)?\s?(?:%|percent\b)|\d+\s?[-–]\s?\d+\s(?:days|weeks|months|years)\b/g;

/**
 * Reports percentages and ranges of time that the specification does not permit, and permitted ones that are missing or stated
 * as a promise. Articles state others with their source, and cases that the owner has confirmed their own.
 */
export function checkRanges(content: Content, reader: ContentReader): void {
  const confirmed = content.cases.filter(({ slug }) => !isSampleCase(slug, content)).map(({ slug }) => `case ${slug}`);
  const entries = listTexts(content, reader).filter(({ owner }) => confirmed.every((name) => name !== owner));
  for (const { file, path, text } of entries) {
    for (const found of text.match(figure) ?? []) {
      if (!permitted.some((range) => range === found))
        reader.reportField(
          file,
          path,
          `states "${found}"; leave the figure out, or use one of ${permitted.join(", ")}`,
        );
      else if (!/typical|usual|depend/i.test(text))
        reader.reportField(file, path, `states "${found}" like a promise; add "typically"`);
    }
  }
  for (const { range, service } of permittedRanges) {
    const own = entries.filter(({ owner }) => owner === `service ${service}`);
    const [first] = own;
    if (first === undefined || own.some(({ text }) => text.includes(range))) continue;
    reader.reportField(first.file, first.path.slice(0, -1), `does not state "${range}", which this service must state`);
  }
}
