import { expect, test } from "vitest";
import { z } from "zod";

import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

const person = z.object({ id: z.string(), name: z.string() });
const advice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("short"), text: z.string() }),
  z.object({ kind: z.literal("long"), texts: z.array(z.string()) }),
]);
const schema = z
  .array(z.object({ title: z.string(), people: z.array(person).optional(), advice: advice.optional() }))
  .min(1);

function extract(yaml: string) {
  const problems: Problem[] = [];
  const { value, found } = extractPlaceholders(parseYamlSource("x.yaml", yaml), schema, problems);
  return { value, found, problems: problems.map(({ line, field, message }) => `${line} ${field} ${message}`) };
}

const entry = (fields: string) => `- title: A title
  people: [{ id: erika, name: Erika }, { id: max, name: Max }]
  placeholders:
    - decision: People
      why: They are invented.
      lawyer: true
      fields: [${fields}]
`;

test("lists decisions with the lines and texts of their fields, and removes them from the content", () => {
  const { value, found, problems } = extract(`${entry("people.max.name, people")}- title: Another\n  placeholders:\n`);
  expect(problems).toEqual([]);
  expect(value).toEqual([expect.not.objectContaining({ placeholders: expect.anything() }), { title: "Another" }]);
  const texts = [
    { field: "people.max.name", line: 2, text: "Max" },
    { field: "people", line: 2, text: "Erika" },
    { field: "people", line: 2, text: "Max" },
  ];
  expect(found).toEqual([{ file: "x.yaml", decision: "People", why: "They are invented.", lawyer: true, texts }]);
});

test("ignores fields and list entries that the browser editor has removed, and decisions about nothing else", () => {
  expect(extract(entry("title, people.removed.name, advice, advice.texts")).found).toMatchObject([
    { texts: [{ field: "title" }] },
  ]);
  expect(extract(entry("advice.text"))).toMatchObject({ found: [], problems: [] });
});

test("reports wrong names and decisions with their line", () => {
  const names = ["tittle", "people.max.nam", "people[1].name", "people.1.name", "advice.words"];
  expect(extract(entry(names.map((name) => `"${name}"`).join())).problems).toEqual(
    names.map((name, index) => expect.stringContaining(`7 placeholders[0].fields[${index}] "${name}" is not a field`)),
  );
  expect(extract(entry("title").replace("why", "wy")).problems).toEqual([
    "4 placeholders[0].why is missing",
    "5 placeholders[0].wy is not a known field",
  ]);
  expect(extract(entry("")).problems).toEqual(["7 placeholders[0].fields needs at least 1 entry"]);
});
