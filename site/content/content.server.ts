import type { z } from "zod";

import { legalNames, pageNames } from "#site/paths.ts";
import type { LegalName } from "#site/paths.ts";
import { slugify } from "#site/slugify.ts";

import { checkMeta, checkReadingTime, checkTools } from "./content-checks.server.ts";
import { contentFolder } from "./content-folder.server.ts";
import { ContentReader } from "./reader/content-reader.server.ts";
import type { Placeholder } from "./reader/placeholders.server.ts";
import { readProse } from "./reader/prose.server.ts";
import { readVariables } from "./reader/variables.server.ts";
import { articleSchema } from "./schemas/articles.server.ts";
import type { Article } from "./schemas/articles.server.ts";
import { caseSchema } from "./schemas/cases.server.ts";
import type { Case } from "./schemas/cases.server.ts";
import { interfaceSchema } from "./schemas/interface.server.ts";
import type { InterfaceLabels } from "./schemas/interface.server.ts";
import { legalSchema } from "./schemas/legal.server.ts";
import type { LegalText } from "./schemas/legal.server.ts";
import type { ReferenceTargets } from "./schemas/link-targets.server.ts";
import { navigationSchema } from "./schemas/navigation.server.ts";
import type { Navigation } from "./schemas/navigation.server.ts";
import { pageSchemas } from "./schemas/pages.server.ts";
import type { Pages } from "./schemas/pages.server.ts";
import { questionsSchema } from "./schemas/questions.server.ts";
import type { QuestionGroup } from "./schemas/questions.server.ts";
import { serviceSchema } from "./schemas/services.server.ts";
import type { Service } from "./schemas/services.server.ts";
import { siteFactsSchema } from "./schemas/site-facts.server.ts";
import type { SiteFacts } from "./schemas/site-facts.server.ts";
import { storageSchema, storageTable } from "./schemas/storage.server.ts";
import type { Storage, StorageTable } from "./schemas/storage.server.ts";
import { termsSchema } from "./schemas/terms.server.ts";
import type { Term } from "./schemas/terms.server.ts";
import { testimonialSchema } from "./schemas/testimonial.server.ts";
import type { Testimonial } from "./schemas/testimonial.server.ts";

export type Content = {
  site: SiteFacts;
  navigation: Navigation;
  labels: InterfaceLabels;
  pages: Pages;
  /** Overviews first, then details, each sorted by `order`. */
  services: Service[];
  /** Sorted by slug. */
  cases: Case[];
  /** Newest first, then by slug. */
  articles: Article[];
  /** In alphabetical order, numbered from 1. */
  terms: Term[];
  questions: QuestionGroup[];
  /** Null without the file. */
  testimonial: Testimonial | null;
  legal: Record<LegalName, LegalText>;
  storage: Storage;
  placeholders: Placeholder[];
};

/** Reads and validates the content folder. Throws a ContentError that lists every problem with file and line. */
export const readContent = (folder: string): Content => readContentAndReader(folder).content;

type ContentAndReader = { content: Content; reader: ContentReader };

/** Returns the content with its reader, which can report the line of each field. */
export const readContentAndReader = (folder: string): ContentAndReader => readFiles(folder, new ContentReader(folder));

const readLater = (folder: string): Content =>
  readFiles(folder, new ContentReader(folder, { parsesLater: true })).content;

function readFiles(folder: string, reader: ContentReader): ContentAndReader {
  const site = reader.yaml("site.yaml", siteFactsSchema);
  if (!site) return fail(reader);
  reader.variables = readVariables(site);
  const named = readReferenceTargets(reader, site);
  // Once correct, these files may name the entries that others refer to.
  const trial = new ContentReader(folder);
  trial.variables = reader.variables;
  const targets = {
    ...named,
    ...(!trial.yaml("questions.yaml", questionsSchema) && { questions: anyName }),
    ...(!trial.yaml("terms.yaml", termsSchema(named)) && { terms: anyName }),
  };
  const storage = reader.yaml("storage.yaml", storageSchema);
  if (storage) checkTools(reader, site, storage);

  const content: Incomplete<Content> = {
    site,
    navigation: reader.yaml("navigation.yaml", navigationSchema(targets)),
    labels: reader.yaml("interface.yaml", interfaceSchema(targets)),
    pages: readPages(reader, targets),
    services: readServices(reader, targets),
    cases: readEach(targets.cases, (slug) => reader.yaml(`cases/${slug}.yaml`, caseSchema)),
    articles: readArticles(reader, targets, site),
    terms: readTerms(reader, named),
    questions: reader.yaml("questions.yaml", questionsSchema),
    testimonial: reader.has("testimonial.yaml") ? reader.yaml("testimonial.yaml", testimonialSchema) : null,
    legal: readLegal(reader, targets, site, storage && storageTable(storage, site)),
    storage,
    placeholders: reader.placeholders,
  };
  reader.throwIfProblems();
  if (!isComplete(content)) return fail(reader);
  checkMeta(reader, content);
  reader.throwIfProblems();
  return { content, reader };
}

/** Files that could not be read are undefined; the reader has reported why. */
type Incomplete<Parts> = { [Name in keyof Parts]: Parts[Name] | undefined };

const isComplete = <Parts extends object>(parts: Incomplete<Parts>): parts is Parts =>
  Object.values(parts).every((part) => part !== undefined);

let cached: Content | undefined;

/**
 * Returns the content for pages. Parses an article or legal text when its page is rendered, because parsing all of them
 * takes most of the time of reading the content.
 */
export function getContent(): Content {
  cached ??= readLater(contentFolder());
  return cached;
}

/** Makes the next call read the files again. */
export function forgetContent(): void {
  cached = undefined;
}

/** Reads all files again, with their texts. For the dev server. */
export function renewContent(): Content {
  forgetContent();
  cached = readContent(contentFolder());
  return cached;
}

const listNames = (entries: unknown, name: string): string[] =>
  Array.isArray(entries) ? entries.map((entry: Record<string, unknown> | null) => String(entry?.[name])) : [];

const anyName: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

function readReferenceTargets(reader: ContentReader, site: SiteFacts): ReferenceTargets {
  const groups: unknown = reader.source("questions.yaml").value;
  const items = Array.isArray(groups)
    ? groups.flatMap((group: { items?: unknown[] } | null) => group?.items ?? [])
    : [];
  return {
    pages: new Set<string>(pageNames),
    services: new Set(reader.slugs("services", ".yaml")),
    cases: new Set(reader.slugs("cases", ".yaml")),
    articles: new Set(reader.slugs("articles", ".mdx")),
    terms: new Set(listNames(reader.source("terms.yaml").value, "term")),
    questions: new Set(listNames(items, "id")),
    externals: new Map(Object.entries(site.externals)),
  };
}

function readEach<Entry extends object>(slugs: Iterable<string>, read: (slug: string) => Entry | undefined) {
  return [...slugs].flatMap((slug) => {
    const entry = read(slug);
    return entry ? [{ ...entry, slug }] : [];
  });
}

function readPages(reader: ContentReader, targets: ReferenceTargets): Pages | undefined {
  const schemas = pageSchemas(targets);
  for (const slug of reader.slugs("pages", ".yaml")) {
    if (!(slug in schemas)) reader.report(`pages/${slug}.yaml`, 1, "(file name)", "is not a page of this site");
  }
  const pages = Object.entries(schemas).map(([name, schema]) => [name, reader.yaml(`pages/${name}.yaml`, schema)]);
  // Object.entries loses the relation of names and schemas.
  return pages.every(([, page]) => page) ? (Object.fromEntries(pages) as Pages) : undefined;
}

const rank = (service: Service) => (service.kind === "overview" ? 0 : 10_000) + service.order;

function readServices(reader: ContentReader, targets: ReferenceTargets): Service[] {
  const schema = serviceSchema(targets);
  const services = readEach(targets.services, (slug) => reader.yaml(`services/${slug}.yaml`, schema));
  const sorted = services.toSorted((a, b) => rank(a) - rank(b));
  for (const service of sorted) {
    const other = sorted.find((entry) => entry !== service && rank(entry) === rank(service));
    if (other) reader.reportField(`services/${service.slug}.yaml`, ["order"], `repeats the order of “${other.title}”`);
  }
  return sorted;
}

function readArticles(reader: ContentReader, targets: ReferenceTargets, site: SiteFacts): Article[] {
  const schema = articleSchema(targets);
  const articles = readEach(targets.articles, (slug) => {
    const file = `articles/${slug}.mdx`;
    const check = ({ minutes }: z.output<typeof schema>, text: string) => checkReadingTime(reader, file, minutes, text);
    return readText(reader, file, schema, targets, site, { check });
  });
  return articles.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function readLegal(
  reader: ContentReader,
  targets: ReferenceTargets,
  site: SiteFacts,
  storage: StorageTable | undefined,
): Content["legal"] | undefined {
  const texts = legalNames.map(
    (name) => [name, readText(reader, `legal/${name}.mdx`, legalSchema, targets, site, { storage })] as const,
  );
  // Object.fromEntries loses the relation of names and texts.
  return texts.every(([, text]) => text) ? (Object.fromEntries(texts) as Content["legal"]) : undefined;
}

function readText<Schema extends z.ZodType<object>>(
  reader: ContentReader,
  file: string,
  schema: Schema,
  targets: ReferenceTargets,
  site: SiteFacts,
  {
    storage,
    check,
  }: { storage?: StorageTable | undefined; check?: (front: z.output<Schema>, text: string) => void } = {},
) {
  const source = reader.mdx(file, schema);
  if (!source) return undefined;
  const parse = reader.later(() => {
    if (source.front) check?.(source.front, source.text);
    const prose = readProse(source.text, { ...source, targets, site, storage, problems: reader.problems });
    if (prose.body.some((node) => typeof node === "string" || !("tag" in node) || node.tag !== "section"))
      reader.report(file, source.firstLine, "(text)", "has text outside of sections, which the editor cannot show");
    return prose;
  });
  return source.front && { ...source.front, parse };
}

function readTerms(reader: ContentReader, targets: ReferenceTargets): Term[] {
  const terms = reader.yaml("terms.yaml", termsSchema(targets)) ?? [];
  return terms
    .toSorted((a, b) => a.term.localeCompare(b.term, "en", { sensitivity: "base" }))
    .map((entry, index) => Object.assign(entry, { id: index + 1, slug: slugify(entry.term) }));
}

function fail(reader: ContentReader): never {
  reader.throwIfProblems();
  throw new Error("The content could not be read");
}
