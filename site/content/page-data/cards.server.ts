import { getContent } from "#site/content/content.server.ts";
import type { Article } from "#site/content/schemas/articles.server.ts";
import type { Case } from "#site/content/schemas/cases.server.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { articlePath, casePath, servicePath } from "#site/paths.ts";

import { describeField } from "./counted-field.server.ts";
import { getCase, getService } from "./lookup.server.ts";

// Pages as other pages show them: cards, rows and links.

export type ArticleCard = {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateText: string;
  revised?: { date: string; text: string } | undefined;
  minutes: number;
  drawing: Drawing;
};

// Fixed locale and time zone, so that the result does not depend on the machine.
const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const formatDate = (date: string): string => dateFormat.format(new Date(date));

export function articleCard({ slug, title, excerpt, category, date, revised, minutes, drawing }: Article): ArticleCard {
  return {
    href: articlePath(slug),
    title,
    excerpt,
    category,
    date,
    dateText: formatDate(date),
    revised: revised === undefined ? undefined : { date: revised, text: formatDate(revised) },
    minutes,
    drawing,
  };
}

/** Returns a case for the list of cases. */
export function caseCard(entry: Case) {
  const { slug, field, title, keyNumber, client, description, industry, companySize, revenue, services, technologies } =
    entry;
  return {
    to: { href: casePath(slug), external: false },
    field: describeField(field),
    title,
    keyNumber,
    client,
    description,
    industry,
    companySize: amountText(companySize),
    revenue: amountText(revenue),
    services,
    technologies,
  };
}

const amountText = ({ before, value, after }: Case["revenue"]): string =>
  [before, value, after].filter((part) => part !== undefined).join(" ");

/** Returns a case for the link on another case's page. */
export function caseLink({ slug, title, client, keyNumber }: Case) {
  return { path: casePath(slug), title, client, figure: keyNumber.value };
}

type Result = Pages["home"]["results"]["cases"][number];
export type CaseResult = ReturnType<typeof caseResult>;

/** Adds the case to a result of the home page. */
export function caseResult({ case: slug, ...result }: Result) {
  const { title, client } = getCase(slug);
  return { ...result, href: casePath(slug), title, client };
}

export type ServiceCard = ReturnType<typeof serviceCard>;

/** Returns a link to a service, with the reason to follow it. */
export function serviceCard(slug: string, reason?: string) {
  const { title, meta } = getService(slug);
  return { href: servicePath(slug), title, description: reason ?? meta.description };
}

export type ProofCard = ReturnType<typeof proofCard>;

/** Returns the case or article that proves the claims of a service. A case has a figure and a drawing that counts. */
export function proofCard({ to: { href }, text }: Service["proof"]) {
  const { cases, articles } = getContent();
  const entry = cases.find(({ slug }) => casePath(slug) === href);
  if (entry)
    return { href, text, title: entry.title, figure: entry.keyNumber.value, field: describeField(entry.field) };
  const article = articles.find(({ slug }) => articlePath(slug) === href);
  if (article) return { href, text, title: article.title };
  throw new Error(`${href} is neither a case nor an article`);
}
