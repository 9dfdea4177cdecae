// Reads all content and stops with file, line and field where something is wrong.
import { ContentError } from "#site/collections/reader/content-error.server.ts";
import { getContent } from "#site/collections/content.server.ts";

try {
  const { services, cases, articles, terms, questions } = getContent();
  const items = questions.flatMap((group) => group.items);
  console.log(
    `content: ${services.length} services, ${cases.length} cases, ${articles.length} articles, ` +
      `${terms.length} terms, ${items.length} questions`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
