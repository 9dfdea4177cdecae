import { casePath } from "#site/paths.ts";

import type { Case } from "#site/collections/schemas/cases.server.ts";

/** What the list of cases shows of a case. */
export function caseCard(entry: Case) {
  const { slug, drawing, title, client, description, industry, companySize, revenue, services, technologies } = entry;
  return {
    to: { href: casePath(slug), external: false },
    drawing,
    title,
    client,
    description,
    industry,
    companySize,
    revenue,
    services,
    technologies,
  };
}

/** What another case shows of it. */
export function caseLink({ slug, title, client, drawing }: Case) {
  return { path: casePath(slug), title, client, drawing };
}
