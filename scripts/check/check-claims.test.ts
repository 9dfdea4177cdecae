import { expect, test } from "vitest";

import { getContentAndReader } from "#site/content/content.server.ts";
import { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkClaims } from "./check-claims.ts";

const { content } = getContentAndReader();

/** Returns the reports on a service whose lead is replaced and whose ranges are removed. */
function reportsOn(slug: string, lead: string): string[] {
  const reader = new ContentReader("content");
  const services = content.services.map((service) =>
    service.slug === slug
      ? { ...(JSON.parse(JSON.stringify(service).replaceAll(/\d+-\d+/g, "some")) as typeof service), lead }
      : service,
  );
  checkClaims({ ...content, services }, reader);
  return reader.problems.map(({ file, field, message }) => `${file} ${field} ${message}`);
}

for (const [id, slug, lead, message] of [
  ["SERV-9", "devops", "Typically 20-40% lower cost depends on you.", 'claims "20-40%", which only service azure-'],
  ["SERV-9", "azure-consulting", "Typically 20-41% lower cost.", 'claims "20-41%"; only 20-40%, 15-30%'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "15-30%", which service cloud-exit must state'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "6-24 months"'],
  ["SERV-11", "azure-consulting", "It takes 4 weeks.", 'claims "4 weeks"; only'],
  ["SERV-11", "azure-consulting", "It depends, typically 4-8 weeks.", 'states "4-8 weeks" without its subject'],
  ["SERV-12", "azure-consulting", "Simple ones take 4-8 weeks.", 'states "4-8 weeks" without "typical"'],
  ["SERV-12", "azure-consulting", "Simple ones typically take 4-8 weeks.", "without naming what it depends on"],
] as const) {
  test(`in ${slug}, "${lead}" is reported: ${message}`, { tags: id }, () => {
    const field = `content/services/${slug}.yaml ${message.startsWith("does") ? "(file)" : "lead"} `;
    const reports = reportsOn(slug, lead).filter((report) => report.startsWith(field));
    expect(reports.join("\n")).toContain(message);
  });
}

test("figures in results are reported for sample cases only", { tags: "CASE-12" }, () => {
  const slug = content.cases[0]?.slug ?? "";
  const file = `content/cases/${slug}.yaml`;
  const report = (confirmed: boolean) => {
    const reader = new ContentReader("content");
    const cases = content.cases.map((entry) =>
      entry.slug === slug ? { ...entry, results: ["Audits take 34% less time, at over 3,600 pages."] } : entry,
    );
    const services = content.services.map((service) =>
      service.slug === "devops" ? { ...service, lead: "One client saved 34%." } : service,
    );
    const others = content.placeholders.filter((sample) => sample.file !== file);
    const approval = { file, line: 1, field: "approval", value: "Read by the client." };
    const placeholders = [...others, approval, ...(confirmed ? [] : [{ ...approval, field: "team" }])];
    checkClaims({ ...content, cases, services, placeholders }, reader);
    return reader.problems.map((problem) => `${problem.file} ${problem.field}`);
  };
  expect(report(false)).toEqual([`${file} results[0]`, "content/services/devops.yaml lead", `${file} results[0]`]);
  expect(report(true)).toEqual([]);
});
