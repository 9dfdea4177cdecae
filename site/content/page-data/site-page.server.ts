import type { z } from "zod";

import type { Drawing } from "#site/drawings/drawing.ts";

import type { Article } from "#site/content/schemas/articles.server.ts";
import type { Crumb } from "./crumbs.server.ts";
import type { meta } from "#site/content/schemas/fields.server.ts";
import type { QuestionGroup } from "#site/content/schemas/questions.server.ts";
import type { Service } from "#site/content/schemas/services.server.ts";
import type { Term } from "#site/content/schemas/terms.server.ts";

/** The main entity of a page in its structured data. */
type MainSubject =
  | { kind: "company" }
  | { kind: "service"; service: Service }
  | { kind: "article"; article: Article }
  | { kind: "terms"; terms: readonly Term[] }
  | { kind: "questions"; groups: readonly QuestionGroup[] };

/** A page, as needed for its head, structured data, sitemap entry, share image and Markdown. */
export type SitePage = {
  path: string;
  meta: z.output<typeof meta>;
  heading: string;
  /** Breadcrumbs above the page; empty for the home page. */
  crumbs: readonly Crumb[];
  /** The last breadcrumb: the name of the page. */
  current: string;
  /** Type in schema.org, if there is one. */
  type?: "AboutPage" | "ContactPage" | "CollectionPage" | "FAQPage";
  main?: MainSubject;
  /** Section and name of the page, above the heading on its share image. */
  label: readonly string[];
  /** Replaces the heading on the share image: a word in amber, and the rest. */
  slogan?: readonly [accent: string, rest: string];
  drawing: Drawing;
  /** Version of the share image: social networks cache it by URL, so a new image needs a new URL. */
  image: string;
  published?: string;
  revised?: string | undefined;
  /** Files and folders of content/ that the page shows. Their last commit is its date. */
  files: readonly string[];
};
