/** Returns "; did you mean …?" with the names that share most letter pairs with a wrong one. */
export function suggestNames(wrong: string, names: Iterable<string>): string {
  const pairs = pairsOf(wrong);
  const similar = [...names]
    .map((name) => ({ name, score: similarity(pairs, pairsOf(name)) }))
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
  return similar.length > 0 ? `; did you mean ${similar.join(", ")}?` : "";
}

const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, index) => ` ${word} `.slice(index, index + 2).toLowerCase()));

/** Returns Dice's coefficient: 0 for nothing in common, 1 for equal sets. */
const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
