export type Match = { start: number; end: number; term: number };

type Node = { next: Map<string, Node>; term?: number };

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/**
 * Finds terms in a text: whole words, case-insensitive, longest first, without overlaps. Uses a trie, so that the cost
 * does not grow with the number of terms.
 */
export function termMatcher(terms: readonly string[]): (text: string) => Match[] {
  const root = buildTrie(terms);
  return (text) => {
    const characters = [...text];
    // Converts code points to UTF-16 offsets, which slice needs.
    const offsets = [0];
    for (const { length } of characters) offsets.push((offsets.at(-1) ?? 0) + length);
    return removeOverlaps(findCandidates(characters, root)).map(({ start, end, term }) => ({
      start: offsets[start] ?? 0,
      end: offsets[end] ?? 0,
      term,
    }));
  };
}

function buildTrie(terms: readonly string[]): Node {
  const root: Node = { next: new Map() };
  terms.forEach((term, index) => {
    let node = root;
    for (const character of term) {
      const key = character.toLowerCase();
      let next = node.next.get(key);
      if (!next) node.next.set(key, (next = { next: new Map() }));
      node = next;
    }
    node.term ??= index;
  });
  return root;
}

/** Returns all matches, including overlapping ones, with offsets in code points. */
function findCandidates(characters: readonly string[], root: Node): Match[] {
  const found: Match[] = [];
  characters.forEach((_, start) => {
    if (isWordCharacter(characters[start - 1])) return;
    let node: Node | undefined = root;
    for (let end = start; node !== undefined; end += 1) {
      if (node.term !== undefined && !isWordCharacter(characters[end])) found.push({ start, end, term: node.term });
      const character = characters[end];
      node = character === undefined ? undefined : node.next.get(character.toLowerCase());
    }
  });
  return found;
}

/** Prefers longer matches, then earlier ones. */
function removeOverlaps(found: readonly Match[]): Match[] {
  const used = new Set<number>();
  const chosen: Match[] = [];
  for (const match of found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const offsets = Array.from({ length: match.end - match.start }, (_, index) => match.start + index);
    if (offsets.some((offset) => used.has(offset))) continue;
    for (const offset of offsets) used.add(offset);
    chosen.push(match);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}
