/** "; near it: …": the names that share most pairs of letters with a wrong one. */
export function suggestNames(wrong: string, names: Iterable<string>): string {
  const pairs = pairsOf(wrong);
  const near = [...names]
    .map((name) => ({ name, score: likeness(pairs, pairsOf(name)) }))
    .filter(({ score }) => score > 0.3)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
  return near.length > 0 ? `; near it: ${near.join(", ")}` : "";
}

const pairsOf = (word: string): Set<string> =>
  new Set(Array.from({ length: word.length + 1 }, (_, index) => ` ${word} `.slice(index, index + 2).toLowerCase()));

/** From 0, nothing in common, to 1, the same (Dice's coefficient). */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
