import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { checkTerms } from "./check-terms.ts";

test("an article that uses too few glossary terms is reported", () => {
  const content = getContent();
  const reader = new ContentReader("content");
  const [article] = content.articles;
  if (article) checkTerms({ ...content, articles: [{ ...article, body: ["Kubernetes and Azure."] }] }, reader);
  const reports = reader.problems.map(({ file, message }) => `${file} ${message}`);
  expect(reports).toEqual([`content/articles/${article?.slug}.mdx uses 2 glossary terms, but needs 5`]);
});
