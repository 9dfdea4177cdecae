import { expect, test } from "vitest";

import { initials } from "./initials.ts";

const names = [
  ["Ada Lovelace", "AL"],
  ["Ada", "A"],
  ["Anna Maria von der Heide", "AH"],
  ["  ada \t lovelace ", "AL"],
  ["özlem Şahin", "ÖŞ"],
  ["O\u0308zlem Ito", "ÖI"],
  ["Jean-Luc d'Arc", "JD"],
  ["Ada Lovelace (she)", "AS"],
  ["Ada – Lovelace –", "AL"],
  ["ß ß", "SS"],
  ["𐐨ra 𐐩ra", "𐐀𐐁"],
  ["", ""],
  ["– –", ""],
] as const;

test.for(names)("turns %j into %j", { tags: "ABOUT-9" }, ([name, expected]) => {
  expect(initials(name)).toBe(expected);
  expect(initials(name)).toMatch(/^.{0,2}$/u);
});
