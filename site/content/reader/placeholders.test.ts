import { expect, test } from "vitest";

import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders, removePlaceholder } from "./placeholders.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";

test("lists placeholders with line and text, and removes them from the content", () => {
  const problems: Problem[] = [];
  const yaml = `- id: first
  title: A title
  people: [{ id: erika, name: Erika }, { id: max, name: Max }]
  placeholders:
    - people.max.name
    - people
    - people[1].name
    - people.1.name
    - tittle
- id: second
`;
  const { value, found } = extractPlaceholders(parseYamlSource("x.yaml", yaml), problems);
  const [first] = value as Record<string, unknown>[];
  expect([first?.["title"], first?.["placeholders"]]).toEqual(["A title", undefined]);
  expect(found).toEqual([
    { file: "x.yaml", line: 3, field: "first.people.max.name", value: "Max" },
    { file: "x.yaml", line: 3, field: "first.people", value: "Erika · Max" },
  ]);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(
    ["people[1].name", "people.1.name", "tittle"].map((name) => expect.stringContaining(`5 "${name}" is not a field`)),
  );
});

const remove = (text: string, field: string, value: string) =>
  removePlaceholder(text, { file: "x.yaml", field, value });

test("removes one mark from a file and leaves every other line as it is", () => {
  const yaml = `# Names of the company
- id: first
  title:   'A title'   # spaces stay
  placeholders:
    - title
- id: second
  title: Another

  people: [{ name: Erika }, { id: max, name: Max }]
  placeholders:
    # Confirmed last
    - title
    - people.max.name
`;
  const without = (...lines: string[]) => lines.reduce((text, line) => text.replace(`${line}\n`, ""), yaml);
  expect(remove(yaml, "second.people.max.name", "Max")).toBe(without("    - people.max.name"));
  expect(remove(yaml, "first.title", "A title")).toBe(without("  placeholders:", "    - title"));
  expect(() => remove(yaml, "second.title", "Changed since")).toThrow("has changed");
  expect(() => remove("a: x\nb: y\nplaceholders: [a, b]\n", "a", "x")).toThrow("by hand");

  const article = "---\ntitle: A\nplaceholders:\n  - title\n---\n\nText - title\n";
  expect(remove(article, "title", "A")).toBe("---\ntitle: A\n---\n\nText - title\n");
});
