import { expect, test } from "vitest";
import { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

test("lists placeholders with line and text, without removed entries and fields, and removes them from the content", () => {
  const problems: Problem[] = [];
  const yaml = `- id: first
  title: A title
  people: [{ id: erika, name: Erika }, { id: max, name: Max }]
  placeholders:
    - people.max.name
    - people.removed.name
    - people
    - people[1].name
    - people.1.name
    - tittle
    - advice
- id: second
  placeholders:
`;
  const person = z.object({ name: z.string() });
  const schema = z.array(z.object({ people: z.array(person).optional(), advice: z.string().optional() })).min(1);
  const { value, found } = extractPlaceholders(parseYamlSource("x.yaml", yaml), problems, schema);
  const [first] = value as Record<string, unknown>[];
  expect([first?.["title"], first?.["placeholders"]]).toEqual(["A title", undefined]);
  expect(found).toEqual([
    { file: "x.yaml", line: 3, field: "first.people.max.name", value: "Max" },
    {
      file: "x.yaml",
      line: 3,
      field: "first.people",
      value: "Erika · Max",
      entries: [
        { line: 3, name: "Erika", value: "Erika" },
        { line: 3, name: "Max", value: "Max" },
      ],
    },
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    ["people[1].name", "people.1.name", "tittle"].map((name) => expect.stringContaining(`5 "${name}" is not a field`)),
  );
});
