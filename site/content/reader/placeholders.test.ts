import { expect, test } from "vitest";

import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders, removePlaceholder } from "./placeholders.server.ts";
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
    { file: "x.yaml", line: 1, field: "[0].title", value: "A title" },
    { file: "x.yaml", line: 2, field: "[0].people[1].name", value: "Max" },
  ]);
  const message = '"tittle" is not a field with a text';
  expect(problems).toEqual([{ file: "x.yaml", line: 4, field: "placeholders", message }]);
});

const remove = (text: string, field: string, value: string) =>
  removePlaceholder(text, { file: "x.yaml", field, value });

test("removes one mark from a file and leaves every other line as it is", () => {
  const yaml = `# Names of the company
- id: first
  title:   'A title'   # spaces stay
  placeholders:
    - title
- title: Another

  people: [{ name: Erika }, { name: Max }]
  placeholders:
    # Confirmed last
    - title
    - people[1].name
`;
  const without = (...lines: string[]) => lines.reduce((text, line) => text.replace(`${line}\n`, ""), yaml);
  expect(remove(yaml, "[1].people[1].name", "Max")).toBe(without("    - people[1].name"));
  expect(remove(yaml, "first.title", "A title")).toBe(without("  placeholders:", "    - title"));
  expect(() => remove(yaml, "[1].title", "Changed since")).toThrow("has changed");
  expect(() => remove("a: x\nb: y\nplaceholders: [a, b]\n", "a", "x")).toThrow("by hand");

  const article = "---\ntitle: A\nplaceholders:\n  - title\n---\n\nText - title\n";
  expect(remove(article, "title", "A")).toBe("---\ntitle: A\n---\n\nText - title\n");
});
