import { expect, test } from "vitest";

import { getContentAndReader } from "#site/collections/content.server.ts";
import { ContentReader } from "#site/collections/reader/content-reader.server.ts";

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

test.for([
  ["SERV-9", "devops", "Typically 20-40% lower cost depends on you.", 'claims "20-40%", which only service azure-'],
  ["SERV-9", "azure-consulting", "Typically 20-41% lower cost.", 'claims "20-41%"; only 20-40%, 15-30%'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "15-30%", which service cloud-exit must state'],
  ["SERV-10", "cloud-exit", "Nothing.", 'does not state "6-24 months"'],
  ["SERV-11", "azure-consulting", "It takes 4 weeks.", 'claims "4 weeks"; only'],
  ["SERV-11", "azure-consulting", "It depends, typically 4-8 weeks.", 'states "4-8 weeks" without its subject'],
  ["SERV-12", "azure-consulting", "Simple ones take 4-8 weeks.", 'states "4-8 weeks" without "typical"'],
  ["SERV-12", "azure-consulting", "Simple ones typically take 4-8 weeks.", "without naming what it depends on"],
] as const)('%s in %s, "%s" is reported: %s', ([, slug, lead, message]) => {
  const field = `content/services/${slug}.yaml ${message.startsWith("does") ? "(file)" : "lead"} `;
  expect(
    reportsOn(slug, lead)
      .filter((report) => report.startsWith(field))
      .join("\n"),
  ).toContain(message);
});
