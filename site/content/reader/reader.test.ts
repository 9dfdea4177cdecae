import { expect, test } from "vitest";
import { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import { readProse } from "./prose.server.ts";
import { validate } from "./validate.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

const schema = z.strictObject({
  title: z.string().optional(),
  lead: z.string().optional(),
  items: z.array(z.string()).optional(),
});

type Case = [text: string, line: number, field: string, message: string];

const yaml: Case[] = [
  ["lead: x\ntitle: Cloud exit: planned\n", 2, "title", "texts that contain a colon, # or a quote in quotes"],
  ["items:\n  - We do: this\n", 2, "items[0]", "expected string, received object; put texts that"],
  ['title: x\nlead: "Cloud exit\nitems: x\n', 2, "lead", "Missing closing"],
  ["lead: x\ntitle: 2024\n", 2, "title", "expected string, received number; put texts that"],
  ["items: one\n", 1, "items", "expected array, received string"],
  ["lead: x\ntitle: We write C # daily\n", 2, "title", 'is cut off at " #"'],
  ["title: *new\n", 1, "title", "starts with *"],
  ["title: See [us](page:contact)\n", 1, "title", "contains a link"],
  ["lead: x\nitems:\n  - y\n  - See [us](page:contact)\n", 4, "items[1]", "contains a link"],
];

test.for(yaml)("reports %j in YAML with line, field and reason", ([text, line, field, message]) => {
  const problems: Problem[] = [];
  validate(parseYamlSource("x.yaml", text), schema, problems);
  expect(problems).toEqual([{ file: "x.yaml", line, field, message: expect.stringContaining(message) as string }]);
});

const link = "a link is [words](page:contact)";
const prose: Case[] = [
  ["One\ntwo [us](page:contact and more\n\nnext (one)\n", 2, "link", link],
  ["See [us(page:contact) there\n", 1, "link", link],
  ["See [us] (page:contact) there\n", 1, "link", link],
  ['One\n\n<Section id="a" title="A">\n\ntext\n', 3, "(text)", "the tag <Section> is not closed"],
  ["One\n\n{a b}\n", 3, "(text)", '"{" is not allowed'],
  ["costs <5 euro\n", 1, "(text)", '"<" may only start a tag'],
  [
    '<Figure name="where-time-went" caption="c" alt="a" legend="l" />\n',
    1,
    "Figure.name",
    "did you mean where-time-goes",
  ],
  ["<CookieSettings />\n", 1, "<CookieSettings>", "CookieSettings in legal texts"],
];

test.for(prose)("reports %j in MDX with line and reason", ([text, line, field, message]) => {
  const problems: Problem[] = [];
  const context = { file: "x.mdx", firstLine: 11, targets: {} as never, site: {} as never, problems };
  readProse(text, context);
  expect(problems).toEqual([
    { file: "x.mdx", line: line + 10, field, message: expect.stringContaining(message) as string },
  ]);
});

test("accepts comments, and special characters in quotes or after >-", () => {
  const problems: Problem[] = [];
  const text = '# comment\ntitle: "C # daily: yes" # comment\nlead: >-\n  C # daily: yes\nitems: [a#b, "c: d"]\n';
  validate(parseYamlSource("x.yaml", text), schema, problems);
  expect(problems).toEqual([]);
});
