export type Match = { start: number; end: number; term: number };

type Node = { next: Map<string, Node>; term?: number };

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/**
 * Finds terms in a text: whole words, whatever the case, the longest first, none overlapping another.
 * The terms become one tree of letters. Every word of the text walks down from its root once, so the cost grows with
 * the text and the length of a term, not with the number of terms.
 */
export function termMatcher(terms: readonly string[]): (text: string) => Match[] {
  const root = growTree(terms);
  return (text) => {
    const characters = [...text];
    // Some characters are two units long; the answer is in units, as slice needs them.
    const offsets = [0];
    for (const { length } of characters) offsets.push((offsets.at(-1) ?? 0) + length);
    return withoutOverlaps(candidates(characters, root)).map(({ start, end, term }) => ({
      start: offsets[start] ?? 0,
      end: offsets[end] ?? 0,
      term,
    }));
  };
}

function growTree(terms: readonly string[]): Node {
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

/** Every place where a term stands as a whole word, counted in characters. */
function candidates(characters: readonly string[], root: Node): Match[] {
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

/** Longer before shorter, earlier before later; whoever comes late finds the place taken. */
function withoutOverlaps(found: readonly Match[]): Match[] {
  const taken = new Set<number>();
  const chosen: Match[] = [];
  for (const match of found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const places = Array.from({ length: match.end - match.start }, (_, index) => match.start + index);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    chosen.push(match);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}
