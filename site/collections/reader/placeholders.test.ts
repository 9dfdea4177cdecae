import { expect, test } from "vitest";
import { parse, stringify } from "yaml";

import type { Problem } from "./content-error.server.ts";
import { takePlaceholders } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

const text = `title: A title
people:
  - name: Erika
  - name: Max
    about: >-
      Long text
tags: [one, two]
placeholders:
  - tags[1]
  - people[1].about
  - title
`;

function take(yaml: string) {
  const problems: Problem[] = [];
  return { ...takePlaceholders(parseYamlSource("x.yaml", yaml), problems), problems };
}

test("placeholders are told in the order of the file with line and value, and are no part of the content", () => {
  const { value, found, problems } = take(text);
  expect(problems).toEqual([]);
  expect(found).toEqual([
    { file: "x.yaml", line: 1, value: "A title" },
    { file: "x.yaml", line: 5, value: "Long text" },
    { file: "x.yaml", line: 7, value: "two" },
  ]);
  expect(value).toEqual({
    title: "A title",
    people: [{ name: "Erika" }, { name: "Max", about: "Long text" }],
    tags: ["one", "two"],
  });
});

test("an editor that reads and writes the file keeps them", () => {
  const values = take(stringify(parse(text))).found.map(({ value }) => value);
  expect(values).toEqual(["A title", "Long text", "two"]);
});

test.for([
  ["a field that does not exist", "  - tittle\n", '"tittle" is not a field of this file; near it: title'],
  [
    "an entry that does not exist",
    "  - people[2].name\n",
    '"people[2].name" is not a field of this file; near it: people[0].name',
  ],
  ["a group of fields", "  - people\n", '"people" is not a field of this file'],
] as const)("%s is named with its line", ([, line, message]) => {
  expect(take(text + line).problems).toEqual([
    { file: "x.yaml", line: 12, field: "placeholders[3]", message: expect.stringContaining(message) as string },
  ]);
});

test("one field instead of a list is named", () => {
  const [problem] = take("title: A title\nplaceholders: title\n").problems;
  expect(problem).toMatchObject({ line: 2, field: "placeholders", message: expect.stringContaining("is not a list") });
});

test("in a file that is a list, each entry has its own", () => {
  const { value, found, problems } = take(`- id: one
  items:
    - answer: First
    - answer: Second
  placeholders:
    - items[1].answer
- id: two
  placeholders:
    - idd
`);
  expect(value).toEqual([{ id: "one", items: [{ answer: "First" }, { answer: "Second" }] }, { id: "two" }]);
  expect(found).toEqual([{ file: "x.yaml", line: 4, value: "Second" }]);
  expect(problems).toEqual([
    { file: "x.yaml", line: 9, field: "placeholders[0]", message: '"idd" is not a field of this entry; near it: id' },
  ]);
});
