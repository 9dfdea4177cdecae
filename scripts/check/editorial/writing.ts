import type { Content } from "#site/collections/content.server.ts";
import type { Prose } from "#site/collections/reader/content-reader.server.ts";
import type { Path } from "#site/collections/reader/yaml-source.server.ts";

import type { Passage } from "./passages.ts";

/** What the rules judge. Terms stand in the order of their file, so that an index leads to a line. */
export type Writing = Pick<
  Content,
  "services" | "cases" | "articles" | "terms" | "questions" | "pages" | "testimonial" | "labels"
> & {
  /** The running text of an MDX file as it was typed. */
  prose: (file: string) => Prose;
};

/** A text with its file, and whose it is: "service devops", "question faq-azure". */
export type OwnedPassage = Passage & { owner: string; file: string };

/** What breaks a rule: the actual and the allowed value. Without a line, the field's own is told. */
export type Finding = { file: string; path: Path; line?: number; message: string };

export type Rule = (writing: Writing) => Finding[];

export const serviceFile = (slug: string): string => `services/${slug}.yaml`;
export const caseFile = (slug: string): string => `cases/${slug}.yaml`;
export const articleFile = (slug: string): string => `articles/${slug}.mdx`;
