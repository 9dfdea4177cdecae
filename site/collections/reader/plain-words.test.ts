import { expect, test } from "vitest";
import { z } from "zod";

import { drawing } from "#site/collections/schemas/fields.server.ts";
import { icon } from "#site/collections/schemas/icon.server.ts";

import type { Problem } from "./content-error.server.ts";
import { readProse } from "./prose.server.ts";
import { validate } from "./validate.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

// What editors who know no YAML do, and what they are told.

const schema = z.strictObject({
  title: z.string().optional(),
  lead: z.string().optional(),
  items: z.array(z.string()).optional(),
  minutes: z.int().optional(),
  drawing: drawing.optional(),
  icon: icon.optional(),
});

type Case = [text: string, line: number, field: string, message: string];

const yaml: Case[] = [
  [
    "lead: x\ntitle: Cloud exit: planned\n",
    2,
    "title",
    'has a colon in its text ("Cloud exit: planned"): put the whole text in quotes',
  ],
  ["items:\n  - We do: this\n", 2, "items[0]", 'has a colon in its text ("We do: this"): put'],
  ["title: Some text\n  goes on: here\n", 2, "(yaml)", "looks like a field inside the text above"],
  ['title: "Cloud exit\nlead: x\n', 1, "title", 'is not closed: put " at the end'],
  ['title: "Cloud exit\nlead: He said "yes"\n', 1, "title", 'is not closed: put " at the end'],
  ['title: "Cloud" exit\n', 1, "title", `goes on after its closing " ("exit"): put ' around the whole text`],
  ["title: 'it's fine'\n", 1, "title", `goes on after its closing ' ("s fine'"): put " around`],
  ["lead: x\ntitle: 2024\n", 2, "title", 'is a number, but a text is wanted: write "2024", with the quotes'],
  ["title: true\n", 1, "title", 'is a yes-or-no value, but a text is wanted: write "true"'],
  ["title:\nlead: x\n", 1, "title", "is empty: a text is wanted"],
  ["minutes: five\n", 1, "minutes", 'is "five", but a number in digits'],
  ["items: one\n", 1, "items", 'is "one", but a list'],
  ["lead: x\ntitle: We write C # daily\n", 2, "title", 'is cut off at " #"'],
  ["title: We write C # daily\n  and more\n", 1, "title", 'is cut off at " #"'],
  ["items: [one, two # three]\nlead: x\n", 1, "items", 'is cut off at " #"'],
  ["items: [one, two\nlead: x\n", 1, "items", "opens a list with [ that is not closed"],
  ["title: *new* offer\n", 1, "title", "begins with *"],
  ["title: !new offer\n", 1, "title", "begins with !"],
  ["title: {term} was copied\n", 1, "title", "begins with {"],
  ["title: %x\n", 1, "title", "begins with %"],
  ["title: - x\n", 1, "title", "begins with -"],
  ["title: ? x\n", 1, "title", "begins with ?"],
  ["title: See [us](page:contact)\n", 1, "title", "links in a text work in .mdx files only"],
  ["title: > Our offer\n  is good\n", 1, "title", 'begin "Our offer" on the next line'],
  ["items:\n\t- one\n", 2, "(yaml)", "is indented with a tab"],
  ["items:\n  - one\n - two\n", 3, "(yaml)", "is indented differently"],
  ["title: x\ntitle: y\n", 2, "title", "stands twice"],
  ["title Cloud\nlead: x\n", 1, "(yaml)", "is neither a field nor part of a text"],
  ["drawing: clout-exit\n", 1, "drawing", '"clout-exit" is not the name of a drawing; near it: cloud-exit, '],
  ["icon: sheild-check\n", 1, "icon", '"sheild-check" is not the name of an icon; near it: shield-check, '],
];

test.for(yaml)("%j is explained", ([text, line, field, message]) => {
  const problems: Problem[] = [];
  validate(parseYamlSource("x.yaml", text), schema, problems);
  expect(problems).toEqual([{ file: "x.yaml", line, field, message: expect.stringContaining(message) as string }]);
});

const link = "a link is [words](page:contact)";
const prose: Case[] = [
  ["One\ntwo [us](page:contact and more\n\nnext (one)\n", 2, "link", link],
  ["See [us(page:contact) there\n", 1, "link", link],
  ["See [us] (page:contact) there\n", 1, "link", link],
  ["See [us](https://a.example there\n", 1, "link", link],
  ['One\n\n<Section id="a" title="A">\n\ntext\n', 3, "(text)", "is never closed"],
  ["One\n\n</Section>\n", 3, "(text)", "was never opened"],
  ['<Section id="a>\n\ntext\n', 4, "(text)", "a quote that is never closed"],
  ["<Section id=a>\n\ntext\n\n</Section>\n", 1, "(text)", 'write id="words"'],
  ["One\n\n{a b}\n", 3, "(text)", "has a {"],
  ["costs <5 euro\n", 1, "(text)", 'has a "<" that begins no tag'],
  ['<Figure name="where-time-went" caption="c" alt="a" legend="l" />\n', 1, "Figure.name", "near it: where-time-goes"],
];

test.for(prose)("in a text, %j is explained", ([text, line, field, message]) => {
  const problems: Problem[] = [];
  const context = { file: "x.mdx", firstLine: 11, known: {} as never, site: {} as never, problems };
  readProse(text, context);
  expect(problems).toEqual([
    { file: "x.mdx", line: line + 10, field, message: expect.stringContaining(message) as string },
  ]);
});

test("remarks on their own lines, addresses with #, and texts in quotes or below > are left alone", () => {
  const problems: Problem[] = [];
  const text = '# remark\ntitle: "C # daily: yes" # remark\nlead: >-\n  C # daily: yes\nitems: [a#b, "c: d"]\n';
  const value = validate(parseYamlSource("x.yaml", text), schema, problems);
  expect(problems).toEqual([]);
  expect(value).toEqual({ title: "C # daily: yes", lead: "C # daily: yes", items: ["a#b", "c: d"] });
});
