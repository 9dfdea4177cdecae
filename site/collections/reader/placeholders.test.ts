import { expect, test } from "vitest";

import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

test("lists placeholders with line and value, and removes them from the content", () => {
  const problems: Problem[] = [];
  const yaml = `- title: A title
  people: [{ name: Erika }, { name: Max }]
  placeholders:
    - people[1].name
    - title
    - tittle
- title: Another
`;
  const { value, found } = extractPlaceholders(parseYamlSource("x.yaml", yaml), problems);
  expect(value).toEqual([{ title: "A title", people: [{ name: "Erika" }, { name: "Max" }] }, { title: "Another" }]);
  expect(found).toEqual([
    { file: "x.yaml", line: 1, value: "A title" },
    { file: "x.yaml", line: 2, value: "Max" },
  ]);
  const message = '"tittle" is not a field with a text';
  expect(problems).toEqual([{ file: "x.yaml", line: 4, field: "placeholders", message }]);
});
