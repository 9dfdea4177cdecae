// Lists what only the owner can supply: `pnpm launch-check`. Fails while anything is left. Also lists what is said of
// law and products and was not checked for six months.
import { getContent } from "#site/collections/content.server.ts";

import { oldReviews } from "./old-reviews.ts";

const { placeholders, terms, articles } = getContent();
for (const { file, line, value } of placeholders) {
  console.log(`${file}:${line}  ${value.length > 90 ? `${value.slice(0, 90)}…` : value}`);
}
console.log(`\n${placeholders.length} placeholder(s) to replace before launch`);
if (placeholders.length > 0) process.exitCode = 1;

const old = oldReviews(
  [
    ...terms.map(({ term, ...rest }) => ({ ...rest, name: `content/terms.yaml  ${term}` })),
    ...articles.map(({ slug, ...rest }) => ({ ...rest, name: `content/articles/${slug}.mdx` })),
  ],
  new Date(),
);
console.log(`${old.length} review(s) of law and products older than six months`);
for (const { name, reviewed } of old) console.log(`${name}  ${reviewed === "" ? "never reviewed" : reviewed}`);
