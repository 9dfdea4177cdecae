import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { extractPlaceholders } from "#site/content/reader/placeholders.server.ts";
import { parseYamlSource } from "#site/content/reader/yaml-source.server.ts";

import { formatLaunchList } from "./launch-check.ts";
import { listCodeOwners, listLaunchValues } from "./launch-list.ts";

const { placeholders } = getContent();

test("every placeholder is listed once, with a page of the site", () => {
  // A developer need not write a rule for a new one.
  const samples = [...placeholders, { file: "content/terms.yaml", line: 1, field: "azure.definition", value: "New" }];
  const pages = new Set(listSitePages().map(({ path }) => path));
  const { groups, values } = listLaunchValues(samples);
  const listed = groups.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.values));
  expect(listed.filter(({ page }) => !pages.has(page))).toEqual([]);
  expect([values, listed.length]).toEqual([samples.length, samples.length]);
  expect(groups.at(-1)?.values).toBe(1);
});

test("reordering the lists of a file changes neither its placeholders nor their rules", () => {
  for (const [file, samples] of Map.groupBy(placeholders, (placeholder) => placeholder.file)) {
    if (!file.endsWith(".yaml")) continue;
    const { value } = parseYamlSource(file, readFileSync(file, "utf8"));
    const reordered = parseYamlSource(file, JSON.stringify(reverseLists(value)));
    expect(labelTexts(extractPlaceholders(reordered, []).found), file).toEqual(labelTexts(samples));
  }
});

/** Returns each sample text with the label of its rule. */
const labelTexts = (samples: typeof placeholders): string[] =>
  listLaunchValues(samples)
    .groups.flatMap(({ kinds }) => kinds)
    .flatMap(({ label, values }) =>
      values.flatMap(({ value }) => value.split(" · ").map((text) => `${label}: ${text}`)),
    )
    .toSorted();

function reverseLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseLists).toReversed();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reverseLists(entry)]));
}

test("code owners without an account block the launch", () => {
  const owners = "# @OWNER\n* @OWNER\n/content/\n/content/site.yaml @OWNER\n";
  const { blocks, groups } = listLaunchValues(listCodeOwners(owners));
  expect([blocks, groups.find(({ values }) => values > 0)?.name]).toEqual([2, "Other samples"]);
  expect(listCodeOwners(owners.replaceAll("@OWNER", "@example/editors"))).toEqual([]);
});

test("the text counts the values of a case in one line, and fits into 100 columns", () => {
  const text = (samples: typeof placeholders) =>
    formatLaunchList({ ...listLaunchValues(samples), oldReviews: [] }).split("\n");
  const file = "content/cases/quiet-nights.yaml";
  const fields = ["advice", "keyNumber.text", "keyNumber.value"];
  const lines = text([
    ...fields.map((field, index) => ({ file, line: index + 3, field, value: "A sample" })),
    { file: "content/pages/home.yaml", line: 9, field: "clients.names", value: "Long name ".repeat(20) },
  ]);
  expect(lines).toContain("    content/cases/quiet-nights.yaml: 3 values");
  expect([...lines, ...text(placeholders)].filter(({ length }) => length > 100)).toEqual([]);
  expect(text([])[0]).toContain("ready to launch");
});
