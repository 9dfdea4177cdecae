// What linking terms costs as the glossary grows, on all texts of the site: `pnpm measure:terms`.
import { getContent } from "#site/collections/content.server.ts";
import { termMatcher } from "#site/glossary/term-matcher.ts";

const { terms, questions } = getContent();
const texts = [
  ...terms.map(({ definition }) => definition),
  ...questions.flatMap(({ items }) => items.map(({ answer }) => answer)),
];
const names = terms.map(({ term }) => term);

console.log(`${texts.join("").length} characters in ${texts.length} texts`);
for (const count of [110, 1000, 10_000]) {
  // More terms of the same kind: two existing names and a number, so that prefixes are shared as real ones are.
  const grown = Array.from({ length: count }, (_, index) =>
    index < names.length
      ? (names[index] ?? "")
      : `${names[index % names.length]} ${names[(index * 7) % names.length]} ${index}`,
  );
  const match = termMatcher(grown);
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    for (const text of texts) match(text);
    return performance.now() - start;
  });
  console.log(`${String(count).padStart(6)} terms: ${Math.min(...times).toFixed(1)} ms`);
}
