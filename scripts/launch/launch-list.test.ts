import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { extractPlaceholders } from "#site/content/reader/placeholders.server.ts";
import { parseYamlSource } from "#site/content/reader/yaml-source.server.ts";

import { formatLaunchList } from "./launch-check.ts";
import { formatProgress, listCodeOwners, listDecisions, listSamples, listPeople } from "./launch-list.ts";

const content = { ...getContent(), confirmed: {} };
const pages = listSitePages();
const list = (changes: Partial<typeof content> = {}, more: Parameters<typeof listDecisions>[2] = []) =>
  listDecisions({ ...content, ...changes }, pages, more);
const sample = (file: string, field: string, value = "Ours") => ({ file: `content/${file}`, line: 1, field, value });

/** The texts of samples. A list of people or badges is split among decisions, and contains no text of its own. */
const splitTexts = (samples: readonly { value: string }[]) =>
  samples.flatMap(({ value }) => value.split(" · ")).toSorted();

test("every placeholder is part of a decision, whose page exists", () => {
  // A developer need not write a rule for a new one.
  const placeholders = [
    ...content.placeholders,
    sample("terms.yaml", "azure.definition"),
    sample("site.yaml", "motto"),
  ];
  const decisions = list({ placeholders });
  const values = decisions.flatMap(({ topics }) => topics.flatMap((topic) => topic.values));
  expect(splitTexts(values)).toEqual(splitTexts(placeholders));
  expect(decisions.filter(({ page }) => !pages.some(({ path }) => path === page))).toEqual([]);
  expect(decisions.map(({ title }) => title)).toEqual(expect.arrayContaining(["Glossary", "motto"]));
});

test("facts, people, certificates and products are decided one by one, the rest page by page", () => {
  const { site, pages: texts } = content;
  const people = listPeople([{ name: texts.about.management.profiles[0]?.name ?? "" }, { name: "Nora Nachtigall" }]);
  const decisions = list({}, people);
  const titles = (group: string) => decisions.filter((decision) => decision.group === group).map(({ title }) => title);
  const names = [...texts.about.management.profiles.map(({ name }) => name), "Nora Nachtigall", "Authors of articles"];
  expect(titles("People")).toEqual(names);
  const badges = texts.home.certificates.badges.map(({ name }) => name);
  expect(titles("Clients and certificates")).toEqual(expect.arrayContaining(badges));
  expect(titles("Products and links")).toEqual(expect.arrayContaining(Object.values(site.products)));
  expect(new Set(titles("Services"))).toEqual(new Set(content.services.map(({ title }) => title)));
  const copied = content.placeholders
    .filter(({ file }) => file === `content/services/${content.services[0]?.slug}.yaml`)
    .map((placeholder) => ({ ...placeholder, file: "content/services/quiet-nights.yaml" }));
  const added = list({ placeholders: [...content.placeholders, ...copied] }, people);
  expect(added.map(({ id }) => id)).toEqual(expect.arrayContaining(["page-services-quiet-nights"]));
  expect(added).toHaveLength(decisions.length + 1);
});

test("a confirmation holds as long as every text stays as it was", () => {
  const before = [sample("site.yaml", "mail", "we@ours.test"), sample("site.yaml", "legal.dataProtectionMail")];
  const [{ id, checksum } = { id: "", checksum: "" }] = list({ placeholders: before });
  const state = (placeholders: typeof before) => list({ placeholders, confirmed: { [id]: checksum } })[0]?.state;
  expect(state(before)).toBe("confirmed");
  expect(state(before.toReversed().map((placeholder) => ({ ...placeholder, line: 7 })))).toBe("confirmed");
  expect(state(before.with(1, sample("site.yaml", "legal.dataProtectionMail", "Changed")))).toBe("changed");
  expect(state(before.slice(1))).toBe("changed");
  expect(state([...before, sample("site.yaml", "phone")])).toBe("confirmed");
  expect(list({ placeholders: before })[0]?.state).toBe("open");
  expect(listSamples({ placeholders: before, confirmed: {} })).toEqual(before);
  expect(listSamples({ placeholders: before.slice(1), confirmed: { [id]: checksum } })).toEqual([]);
});

test("a text that cannot be real is named and never confirmed", () => {
  for (const value of ["https://www.ours.example", "0,000 euro", "+49 89 99998-000", "DE000000000", "Muster AG"]) {
    const placeholders = [sample("site.yaml", "company"), sample("site.yaml", "siteName", value)];
    const [{ id, checksum, samples } = { id: "", checksum: "", samples: [] }] = list({ placeholders });
    expect(samples).toEqual([value]);
    expect(list({ placeholders, confirmed: { [id]: checksum } })[0]?.state, value).toBe("changed");
  }
  expect(list({ placeholders: [sample("site.yaml", "phone", "a budget of 10,000 euro")] })[0]?.samples).toEqual([]);
});

test("reordering the lists of a file keeps each text in its decision", () => {
  for (const [file, placeholders] of Map.groupBy(content.placeholders, (placeholder) => placeholder.file)) {
    if (!file.endsWith(".yaml")) continue;
    const { value } = parseYamlSource(file, readFileSync(file, "utf8"));
    const reordered = parseYamlSource(file, JSON.stringify(reverseLists(value)));
    expect(textsById(extractPlaceholders(reordered, []).found), file).toEqual(textsById(placeholders));
  }
});

const textsById = (placeholders: typeof content.placeholders) =>
  new Map(
    list({ placeholders }).map(({ id, topics }) => [id, splitTexts(topics.flatMap(({ values }) => values))] as const),
  );

function reverseLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseLists).toReversed();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reverseLists(entry)]));
}

test("code owners without an account block the launch", () => {
  const owners = "# @OWNER\n* @OWNER\n/content/\n/content/site.yaml @OWNER\n";
  const [decision] = list({ placeholders: [] }, listCodeOwners(owners));
  expect(decision).toMatchObject({
    title: "Code owners",
    blocks: true,
    samples: ["* @OWNER", "/content/site.yaml @OWNER"],
  });
  expect(listCodeOwners(owners.replaceAll("@OWNER", "@example/editors"))).toEqual([]);
});

test("the text lists open decisions, blocking ones first, and fits into 100 columns", () => {
  const placeholders = [
    sample("pages/resources.yaml", "supportText"),
    sample("cases/quiet-nights.yaml", "advice"),
    sample("cases/quiet-nights.yaml", "team"),
    sample("site.yaml", "phone"),
  ];
  const [phone] = list({ placeholders });
  const decisions = list({ placeholders, confirmed: { "phone-number": phone?.checksum ?? "" } });
  const lines = formatLaunchList(decisions, []).split("\n");
  const named = lines.filter((line) => line.includes(" content/")).map((line) => line.trim().split("  ")[0]);
  expect(named).toEqual(["/references/quiet-nights", "Resources"]);
  expect(lines.at(-1)).toBe("1 of 3 decided, 1 blocks the launch");
  expect(
    formatLaunchList(list(), [])
      .split("\n")
      .filter(({ length }) => length > 100),
  ).toEqual([]);
  expect(formatProgress([])).toBe("0 of 0 decided, 0 block the launch");
});
