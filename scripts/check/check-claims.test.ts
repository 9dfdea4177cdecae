import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkClaims } from "./check-claims.ts";

const content = getContent();

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
  ["SERV-9", "devsecops", "Typically 20-40% lower cost depends on you.", 'claims "20-40%"; only'],
  ["SERV-9", "azure-consulting", "Typically 20-41% lower cost.", 'claims "20-41%"; only'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "15-30%", which this service must state'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "6-24 months"'],
  ["SERV-11", "azure-consulting", "It takes 4 weeks.", 'claims "4 weeks"; only'],
  ["SERV-11", "azure-consulting", "It depends, typically it takes 4-8 weeks.", 'claims "4-8 weeks"; only'],
  ["SERV-12", "azure-consulting", "Simple ones take 4-8 weeks.", 'states "4-8 weeks" like a promise'],
] as const) {
  test(`in ${slug}, "${lead}" is reported: ${message}`, { tags: id }, () => {
    const field = `content/services/${slug}.yaml ${message.startsWith("does") ? "(file)" : "lead"} `;
    const reports = reportsOn(slug, lead).filter((report) => report.startsWith(field));
    expect(reports.join("\n")).toContain(message);
  });
}

/** Returns the reports on a term, whose texts may state any figure that is no claim about our projects. */
function reportsOnTerm(definition: string): string[] {
  const reader = new ContentReader("content");
  const terms = content.terms.map((entry) => (entry.term === "Azure" ? { ...entry, definition } : entry));
  checkClaims({ ...content, terms }, reader);
  return reader.problems.map(({ message }) => message);
}

test("retention periods, deadlines and limits are no claims", { tags: ["SERV-9", "SERV-11"] }, () => {
  for (const definition of [
    "Azure keeps logs for 30 days, and deleted accounts for 90 days.",
    "Whoever leaves a provider has a right to switch within 30 days.",
    "Its availability is 99.9%.",
  ])
    expect(reportsOnTerm(definition), definition).toEqual([]);
});

test("savings and durations of projects are claims on every page", { tags: ["SERV-9", "SERV-11"] }, () => {
  for (const definition of ["It lowers costs by 50%.", "A migration to Azure takes 3 weeks."])
    expect(reportsOnTerm(definition), definition).toEqual([expect.stringMatching(/^claims "\d+(?:%| weeks)"; only/)]);
});

test("outcomes are reported for sample cases only", { tags: "CASE-12" }, () => {
  const slug = content.cases[0]?.slug ?? "";
  const file = `content/cases/${slug}.yaml`;
  const report = (confirmed: boolean) => {
    const reader = new ContentReader("content");
    const results = [
      "Audits take 34% less time.",
      "It moved 3,600 pages.",
      "Calls fell from 71 to 12.",
      "We use NIS2.",
    ];
    const cases = content.cases.map((entry) =>
      entry.slug === slug ? { ...entry, summary: "The case has 3,600 pages.", results } : entry,
    );
    const services = content.services.map((service) =>
      service.slug === "devsecops" ? { ...service, lead: "One client saved 34%." } : service,
    );
    const others = content.placeholders.filter((placeholder) => placeholder.file !== file);
    const fields = ["approval", ...(confirmed ? [] : ["team"])];
    const texts = fields.map((field) => ({ field, line: 1, text: "Read by the client." }));
    const placeholders = [...others, { file, decision: "The case", why: "It is invented.", texts }];
    checkClaims({ ...content, cases, services, placeholders }, reader);
    return reader.problems.map((problem) => `${problem.file} ${problem.field}`);
  };
  expect(report(false)).toEqual(["content/services/devsecops.yaml lead", `${file} results[0]`, `${file} results[2]`]);
  expect(report(true)).toEqual([]);
});
