import { getContent } from "#site/content/content.server.ts";
import type { Article } from "#site/content/schemas/articles.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { Service, ServiceDetail, ServiceOverview } from "#site/content/schemas/services.server.ts";
import { pagePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

// Finds entries by slug. URLs are made from the same content, so a missing entry is a bug.

export const getService = (slug: string): Service => get("service", getContent().services, slug);
export const getServiceDetail = (slug: string): ServiceDetail => get("service", listServices("detail"), slug);
export const getServiceOverview = (slug: string): ServiceOverview => get("overview", listServices("overview"), slug);
export const getCase = (slug: string): Case => get("case", getContent().cases, slug);

/** Returns the next case, or the first one after the last. */
export function getCaseAfter(entry: Case): Case {
  const { cases } = getContent();
  return cases[cases.findIndex(({ slug }) => slug === entry.slug) + 1] ?? cases[0] ?? entry;
}

export const getArticle = (slug: string): Article => get("article", getContent().articles, slug);

export const slugOf = (url: URL): string => url.pathname.split("/").findLast((part) => part !== "") ?? "";

/** Returns the page of a URL, among pages that share a template. */
export function getPageName<Name extends PageName>(names: readonly Name[], url: URL): Name {
  const path = url.pathname.replace(/\/$/, "");
  const name = names.find((candidate) => pagePath(candidate) === path);
  if (name === undefined) throw new Error(`There is no page ${path} among ${names.join(", ")}`);
  return name;
}

function listServices<Kind extends Service["kind"]>(kind: Kind): Extract<Service, { kind: Kind }>[] {
  return getContent().services.filter((service): service is Extract<Service, { kind: Kind }> => service.kind === kind);
}

function get<Entry extends { slug: string }>(kind: string, entries: readonly Entry[], slug: string): Entry {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no ${kind} "${slug}"`);
  return entry;
}
