import type { z } from "zod";

import type { Drawing } from "#site/drawings/drawing.ts";

import type { Article } from "#site/collections/schemas/articles.server.ts";
import type { Crumb } from "./crumbs.server.ts";
import type { meta } from "#site/collections/schemas/fields.server.ts";
import type { QuestionGroup } from "#site/collections/schemas/questions.server.ts";
import type { Service } from "#site/collections/schemas/services.server.ts";
import type { Term } from "#site/collections/schemas/terms.server.ts";

/** What a page is about, where that is more than the page itself. */
type MainSubject =
  | { kind: "company" }
  | { kind: "service"; service: Service }
  | { kind: "article"; article: Article }
  | { kind: "terms"; terms: readonly Term[] }
  | { kind: "questions"; groups: readonly QuestionGroup[] };

/** A page as seen from outside: what its head, structured data, sitemap entry, picture and Markdown page are made of. */
export type SitePage = {
  path: string;
  meta: z.output<typeof meta>;
  /** The page's main heading. */
  heading: string;
  /** The way to the page; the home page has none. */
  crumbs: readonly Crumb[];
  /** The page's name at the end of that way. */
  current: string;
  /** What the page is, where schema.org has a word for it. */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage";
  main?: MainSubject;
  /** Where the page belongs and what it is called, above the heading on its picture. */
  label: readonly string[];
  /** What the picture says instead of the heading: a word in amber, and what follows it. */
  slogan?: readonly [accent: string, rest: string];
  drawing: Drawing;
  /** Version of the picture: networks keep one by its address, so a new picture needs a new address. */
  image: string;
  published?: string;
  revised?: string | undefined;
  /** Everything the page tells: a change here is a change of the page. */
  content: unknown;
};
