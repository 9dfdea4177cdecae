import type { Finding } from "./writing.ts";
import { countWords } from "./words.ts";

export type Range = { min?: number; max: number };

/** Says nothing, or how many words there are and how many are allowed. */
export function judgeRange(place: Omit<Finding, "message">, texts: readonly string[], range: Range): Finding[] {
  const { min = 0, max } = range;
  const words = countWords(texts);
  if (words >= min && words <= max) return [];
  const allowed = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return [{ ...place, message: `has ${words} words; allowed are ${allowed}` }];
}
