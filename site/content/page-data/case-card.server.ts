import { casePath } from "#site/paths.ts";

import type { Case } from "#site/content/schemas/cases.server.ts";

/** Returns a case for the list of cases. */
export function caseCard(entry: Case) {
  const { slug, drawing, title, figure, client, description, industry, companySize, revenue, services, technologies } =
    entry;
  return {
    to: { href: casePath(slug), external: false },
    drawing,
    title,
    figure,
    client,
    description,
    industry,
    companySize,
    revenue,
    services,
    technologies,
  };
}

/** Returns a case for the link on another case's page. */
export function caseLink({ slug, title, client, drawing }: Case) {
  return { path: casePath(slug), title, client, drawing };
}
