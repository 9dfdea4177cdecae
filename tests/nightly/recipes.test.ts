import { readFileSync } from "node:fs";

import { expect, onTestFinished, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { RepositoryCopy } from "../support/repository-copy.ts";
import { findOldBrand } from "./find-old-brand.ts";
import { createEditor, recipes } from "./recipes.ts";

const guide = readFileSync("CONTRIBUTING.md", "utf8") + readFileSync("content/README.md", "utf8");
// Carried out in api/database/migrate-database.test.ts.
const addMember = "Add a team member";

test("every recipe of CONTRIBUTING.md and content/README.md is carried out here", () => {
  const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading = ""]) => heading);
  expect(headings.toSorted()).toEqual([...Object.keys(recipes), addMember].toSorted());
});

/** The number of files outside content/ that a recipe may write. */
const limits = new Map([
  ["Add a section to a page", 5],
  ["Add a page", 5],
  ["Use your own brand", 2],
]);
const contentTests = ["site/content", "site/seo", "tests/content"];
const pageTests = [
  "tests/pages/(home|contact|\\w+-content)",
  "tests/site-wide/(seo|links|structured-data|markdown-pages|footer)",
];

// As in deploy/containers/web.Containerfile.
const renderNginx =
  "grep '^[A-Z]' build/nginx/site.env | xargs -d '\\n' node deploy/render-nginx.ts build/config ROOT=/ ASSETS=/ HEALTH=/ SNAPSHOT=/";

test("all checks, the build and browser tests pass after every recipe, and nothing of the old brand is left", async () => {
  const copy = new RepositoryCopy();
  onTestFinished(() => copy.delete());
  for (const [name, follow] of Object.entries(recipes)) {
    copy.written.clear();
    follow(createEditor(copy));
    const files = [...copy.written].filter((file) => !file.startsWith("content/"));
    expect(files.length, `${name}: ${files.join(", ")}`).toBeLessThanOrEqual(limits.get(name) ?? Infinity);
  }
  copy.commit();
  const steps: [string, ...string[]][] = [
    ["pnpm", "generate"],
    ["oxfmt"],
    ["pnpm", "check"],
    ["vitest", "run", ...contentTests],
    ["pnpm", "build"],
    ["pnpm", "screenshots", "readme"],
    ["bash", "-c", renderNginx],
    ["env", "EDITOR_REPOSITORY=owner/name", "pnpm", "build:editor"],
  ];
  const run = ([command, ...args]: [string, ...string[]]) => {
    const { status, output } = copy.run(command, args);
    expect(status, `${command} ${args.join(" ")}\n${output.slice(-6000)}`).toBe(0);
  };
  for (const step of steps) run(step);
  expect(await findOldBrand(copy.folder, getContent().site)).toEqual([]);
  run(["node", "scripts/servers/e2e.ts", ...pageTests]);
});
