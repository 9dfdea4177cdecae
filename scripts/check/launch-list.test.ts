import { spawnSync } from "node:child_process";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import {
  describeTeam,
  findOwners,
  findReserved,
  formatResult,
  formatTaskList,
  listOldReviews,
  readDecisions,
} from "./launch-list.ts";

const decide = (file: string, ...lines: number[]) => ({
  file,
  decision: `About ${file}`,
  why: "Visitors read a sample.",
  texts: lines.map((line) => ({ field: line < 9 ? "phone" : "mail", line, text: `Text ${line}` })),
});

test("the task list has groups, what blocks first, and each decision with its file, line and texts", () => {
  const decisions = [
    decide("content/pages/home.yaml", 4),
    { ...decide("content/services/nights.yaml", 2), blocks: true },
    { ...decide("content/site.yaml", 3, 5, 9), blocks: true, lawyer: true },
  ];
  const [, ...lines] = formatTaskList(decisions, ["content/terms.yaml, Azure: 2026-01"]).split("\n").filter(Boolean);
  expect(lines.slice(1)).toEqual([
    "## Blocks the launch",
    "### Company",
    "- [ ] **About content/site.yaml** (owner and lawyer) content/site.yaml:3",
    "  Visitors read a sample.",
    "  - line 3, `phone`: Text 3 · Text 5",
    "  - line 9, `mail`: Text 9",
    "### Services",
    "- [ ] **About content/services/nights.yaml** (owner) content/services/nights.yaml:2",
    "  Visitors read a sample.",
    "  - line 2, `phone`: Text 2",
    "## Can wait",
    "### Pages",
    "- [ ] **About content/pages/home.yaml** (owner) content/pages/home.yaml:4",
    "  Visitors read a sample.",
    "  - line 4, `phone`: Text 4",
    "## Not reviewed for six months",
    "- [ ] content/terms.yaml, Azure: 2026-01",
  ]);
  expect(formatResult(decisions)).toBe("2 decisions block the launch");
  expect(formatResult(decisions.slice(0, 2))).toBe("1 decision blocks the launch");
  expect(formatResult(decisions.slice(0, 1))).toBe("ready to launch");
});

test("every placeholder is in one of at most 70 decisions, which fit into an issue", () => {
  const decisions = readDecisions();
  const places = decisions.flatMap(({ file, texts }) => [...new Set(texts.map(({ line }) => `${file}:${line}`))]);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  expect(decisions).toEqual(expect.arrayContaining(getContent().placeholders));
  expect(decisions.length).toBeLessThanOrEqual(70);
  expect(formatTaskList(decisions, listOldReviews(getContent(), new Date())).length).toBeLessThan(65_536);
});

test("the command fails while a decision blocks the launch", () => {
  const { status, stdout } = spawnSync("node", ["scripts/check/launch-check.ts"], { encoding: "utf8" });
  const decisions = readDecisions();
  expect(stdout.trim().split("\n").at(-1)).toBe(formatResult(decisions));
  expect(status).toBe(decisions.some(({ blocks }) => blocks) ? 1 : 0);
});

test("names and numbers that cannot be real block the launch without a placeholder", () => {
  const yaml =
    "phone: +49 89 99998-000\nprice: 10,000 euro\npeople:\n  - name: Max Mustermann\n  - https://www.ours.example\n";
  expect(
    findReserved("content/site.yaml", yaml, [decide("content/site.yaml", 1), decide("content/terms.yaml", 4)]),
  ).toEqual([
    expect.objectContaining({
      blocks: true,
      texts: [
        { field: "name", line: 4, text: "Max Mustermann" },
        { field: "(entry)", line: 5, text: "https://www.ours.example" },
      ],
    }),
  ]);
  expect(findReserved("content/site.yaml", "phone: +49 30 55544", [])).toEqual([]);
  expect(describeTeam([{ name: "Nora Nachtigall" }, { name: "Max Mustermann" }]).blocks).toBe(true);
  expect(describeTeam([{ name: "Nora Nachtigall" }]).blocks).toBe(false);
});

test("code owners without an account block the launch", () => {
  const owners = "# @OWNER\n* @OWNER\n/content/\n/content/site.yaml @OWNER\n";
  const [decision] = findOwners(owners);
  expect(decision).toMatchObject({
    blocks: true,
    texts: [
      { field: "*", line: 2 },
      { field: "/content/site.yaml", line: 4 },
    ],
  });
  expect(findOwners(owners.replaceAll("@OWNER", "@example/editors"))).toEqual([]);
});
