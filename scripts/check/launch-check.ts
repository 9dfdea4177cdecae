// Lists placeholders that only the owner can replace, and fails if there are any: `pnpm launch-check`. Also lists
// statements about laws and products that were not reviewed for six months.
import { getContent } from "#site/collections/content.server.ts";

const { placeholders, terms, articles } = getContent();
for (const { file, line, value } of placeholders) {
  console.log(`${file}:${line}  ${value.length > 90 ? `${value.slice(0, 90)}…` : value}`);
}
console.log(`\n${placeholders.length} placeholder(s) to replace before launch`);
if (placeholders.length > 0) process.exitCode = 1;

const now = new Date();
const sixMonthsAgo = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 6)).toISOString().slice(0, 7);
const old = [
  ...terms.map(({ term, ...rest }) => ({ ...rest, name: `content/terms.yaml  ${term}` })),
  ...articles.map(({ slug, ...rest }) => ({ ...rest, name: `content/articles/${slug}.mdx` })),
]
  .filter(({ source, reviewed }) => (source !== undefined || reviewed !== undefined) && (reviewed ?? "") < sixMonthsAgo)
  .map(({ name, reviewed }) => `${reviewed ?? "never  "}  ${name}`);
console.log(`${old.length} review(s) of laws and products older than six months`);
for (const line of old.toSorted()) console.log(line);
