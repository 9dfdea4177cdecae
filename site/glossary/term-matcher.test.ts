import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";

import { termMatcher } from "./term-matcher.ts";
import type { Match } from "./term-matcher.ts";

const found = (terms: readonly string[], text: string): string[] =>
  termMatcher(terms)(text).map(({ start, end, term }) => `${terms[term]}: ${text.slice(start, end)}`);

test("LINK-4 the longest term wins, and matches never overlap", () => {
  const terms = ["Azure", "DevOps", "Azure DevOps", "DevOps Metrics"];
  expect(found(terms, "Azure DevOps on Azure")).toEqual(["Azure DevOps: Azure DevOps", "Azure: Azure"]);
  expect(found(terms, "Azure DevOps Metrics")).toEqual(["Azure: Azure", "DevOps Metrics: DevOps Metrics"]);
});

test("LINK-5 only whole words match, whatever their case, and the text keeps its spelling", () => {
  expect(found(["SaaS", "CI/CD"], "saas, SaaSy, aSaaS, (ci/cd), CI/CDs")).toEqual(["SaaS: saas", "CI/CD: ci/cd"]);
  expect(found(["Pod"], "Pod-based Pöd Podö Pod_ 3Pod Pod3 pod.")).toEqual(["Pod: Pod", "Pod: pod"]);
  expect(found(["über"], "Über überall")).toEqual(["über: Über"]);
});

test("LINK-6 a text without terms, or without anything, has no matches", () => {
  expect(found(["Azure"], "Nothing to see")).toEqual([]);
  expect(found(["Azure"], "")).toEqual([]);
  expect(found([], "Azure")).toEqual([]);
});

const fold = (value: string): string[] => [...value].map((character) => character.toLowerCase());

/** The same rules, said term by term and place by place: slow and obviously right. */
function naively(terms: readonly string[], text: string): Match[] {
  const characters = [...text];
  const folded = fold(text);
  const isWord = (index: number): boolean => /^[\p{L}\p{M}\p{N}_]$/u.test(characters[index] ?? " ");
  const places: { start: number; end: number; term: number }[] = [];
  terms.forEach((term, index) => {
    const wanted = fold(term);
    if (terms.findIndex((other) => fold(other).join("\0") === wanted.join("\0")) !== index) return;
    for (let start = 0; start + wanted.length <= folded.length; start += 1) {
      const end = start + wanted.length;
      if (folded.slice(start, end).join("\0") !== wanted.join("\0")) continue;
      if (!isWord(start - 1) && !isWord(end)) places.push({ start, end, term: index });
    }
  });
  places.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const chosen: typeof places = [];
  for (const place of places) {
    if (chosen.every((other) => place.end <= other.start || place.start >= other.end)) chosen.push(place);
  }
  const unit = (index: number): number => characters.slice(0, index).join("").length;
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, term }) => ({ start: unit(start), end: unit(end), term }));
}

test("10,000 random texts and term sets: the same as naively", () => {
  const letter = constantFrom("a", "b", "A", "B", "ä", "Ä", " ", " ", "-", "/", "1", "_", "𝒜", "é", ".");
  const term = string({ unit: letter, minLength: 1, maxLength: 5 });
  const text = string({ unit: letter, maxLength: 40 });
  assert(
    property(array(term, { maxLength: 8 }), text, (terms, sentence) => {
      expect(termMatcher(terms)(sentence)).toEqual(naively(terms, sentence));
    }),
    { numRuns: 10_000 },
  );
});
