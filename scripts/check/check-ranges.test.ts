import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkRanges } from "./check-ranges.ts";

const content = getContent();

/** Returns the reports on a service whose lead is replaced and whose ranges are removed. */
function reportsOn(slug: string, lead: string): string[] {
  const reader = new ContentReader("content");
  const services = content.services.map((service) =>
    service.slug === slug
      ? { ...(JSON.parse(JSON.stringify(service).replaceAll(/\d+-\d+/g, "some")) as typeof service), lead }
      : service,
  );
  checkRanges({ ...content, services }, reader);
  return reader.problems.map(({ file, field, message }) => `${file} ${field} ${message}`);
}

for (const [id, slug, lead, message] of [
  ["SERV-9", "azure-consulting", "Typically 20-41% lower cost.", 'states "20-41%"; leave the figure out'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "15-30%", which this service must state'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "6-24 months"'],
  ["SERV-11", "azure-consulting", "It typically takes 4-9 weeks.", 'states "4-9 weeks"; leave the figure out'],
  ["SERV-12", "azure-consulting", "Simple ones take 4-8 weeks.", 'states "4-8 weeks" like a promise'],
] as const) {
  test(`in ${slug}, "${lead}" is reported: ${message}`, { tags: id }, () => {
    const field = `content/services/${slug}.yaml ${message.startsWith("does") ? "(file)" : "lead"} `;
    const reports = reportsOn(slug, lead).filter((report) => report.startsWith(field));
    expect(reports.join("\n")).toContain(message);
  });
}

test("permitted ranges that are typical, and periods, are not reported", { tags: ["SERV-9", "SERV-11"] }, () => {
  const lead = "Simple ones typically take 4-8 weeks, and logs are kept for 30 days.";
  expect(reportsOn("azure-consulting", lead).filter((report) => report.includes(" lead "))).toEqual([]);
});

test("a case that the owner has confirmed states its own figures", { tags: "SERV-9" }, () => {
  const slug = content.cases[0]?.slug ?? "";
  const report = (placeholders: typeof content.placeholders) => {
    const reader = new ContentReader("content");
    const cases = content.cases.map((entry) =>
      entry.slug === slug ? { ...entry, results: ["34% less time."] } : entry,
    );
    checkRanges({ ...content, cases, placeholders }, reader);
    return reader.problems.map(({ file, field }) => `${file} ${field}`);
  };
  expect(report(content.placeholders)).toEqual([`content/cases/${slug}.yaml results[0]`]);
  expect(report([])).toEqual([]);
});
