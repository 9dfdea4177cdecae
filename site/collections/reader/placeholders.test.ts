import { expect, test } from "vitest";

import type { Problem } from "./content-error.server.ts";
import { takePlaceholders } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

function take(yaml: string) {
  const problems: Problem[] = [];
  return { ...takePlaceholders(parseYamlSource("x.yaml", yaml), problems), problems };
}

test("placeholders are listed with line and value, in the order of the file, and are no part of the content", () => {
  const { value, found, problems } = take(`title: A title
people:
  - name: Erika
  - name: Max
    about: >-
      Long text
placeholders:
  - people[1].about
  - title
  - tittle
  - people
`);
  expect(value).toEqual({ title: "A title", people: [{ name: "Erika" }, { name: "Max", about: "Long text" }] });
  expect(found).toEqual([
    { file: "x.yaml", line: 1, value: "A title" },
    { file: "x.yaml", line: 5, value: "Long text" },
  ]);
  const wrong = { file: "x.yaml", line: 8, field: "placeholders" };
  expect(problems).toEqual([
    { ...wrong, message: '"tittle" is not a field with a text' },
    { ...wrong, message: '"people" is not a field with a text' },
  ]);
});

test("in a file that is a list, each entry has its own", () => {
  const { value, found } = take("- id: one\n  items: [First, Second]\n  placeholders:\n    - items[1]\n- id: two\n");
  expect(value).toEqual([{ id: "one", items: ["First", "Second"] }, { id: "two" }]);
  expect(found).toEqual([{ file: "x.yaml", line: 2, value: "Second" }]);
});
