import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { expect, onTestFinished, test } from "vitest";

import { startDatabase } from "../../scripts/servers/start-database.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { recipes } from "./recipes.ts";

const guide = readFileSync("CONTRIBUTING.md", "utf8") + readFileSync("content/README.md", "utf8");
const member = "Add a team member";

test("every recipe of CONTRIBUTING.md and content/README.md is carried out here", () => {
  const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading = ""]) => heading);
  expect(headings.toSorted()).toEqual([...Object.keys(recipes), member].toSorted());
});

test("a team member is in the list that the page asks for", async () => {
  const [, statement = ""] = new RegExp(`### ${member}[^]*?\`\`\`sql\n([^]*?)\`\`\``).exec(guide) ?? [];
  const database = await startDatabase();
  const ask = (question: string) =>
    execFileSync("psql", [database.adminUrl, "-v", "ON_ERROR_STOP=1", "-qAt", "-c", question], {
      encoding: "utf8",
      stdio: "pipe",
    });
  const before = Number(ask("select count(*) from public.employees"));
  ask(statement);
  expect(Number(ask("select count(*) from public.employees"))).toBe(before + 1);
  for (const wrong of ["nora.webp", "team/nora.webp", "https://photos.example.org/nora.webp", "javascript:alert(1)"]) {
    expect(() => ask(statement.replace(/'\/team\/[^']*'/, `'${wrong}'`)), wrong).toThrow(
      "image_url must be empty or look like /team/first-last.webp",
    );
  }
  await database.stop();
});

/** Tests that ask the content; without this one. */
const asking = [
  "site/collections",
  "site/seo",
  "tests/content/counts",
  "tests/content/docs",
  "tests/content/single-source",
];
/** Tests of all pages, and of the pages that have changed most. */
const shown = ["tests/pages/(home|contact)", "tests/site-wide/(seo|links|structured-data|markdown-pages|footer)"];

/** Files besides content that a recipe may touch, without those that a command writes. */
const limits = new Map([
  ["Add a section to a page", 5],
  ["Add a page", 5],
]);

test("all recipes and another brand leave every check, test and the browser green", () => {
  const copy = new RepositoryCopy();
  onTestFinished(() => copy.delete());
  for (const [name, carryOut] of Object.entries(recipes)) {
    copy.written.clear();
    carryOut(copy);
    const files = [...copy.written].filter((file) => !file.startsWith("content/"));
    expect(files.length, `${name}: ${files.join(", ")}`).toBeLessThanOrEqual(limits.get(name) ?? Infinity);
  }
  copy.commit();
  const steps: [string, ...string[]][] = [
    ["pnpm", "generate"],
    ["oxfmt"],
    ["vitest", "run", "site/paths.test.ts", "-u"],
    ["pnpm", "check"],
    ["vitest", "run", ...asking],
    ["pnpm", "build"],
    ["node", "scripts/servers/e2e.ts", ...shown],
  ];
  for (const [command, ...args] of steps) {
    const { status, output } = copy.run(command, args);
    expect(status, `${command} ${args.join(" ")}\n${output.slice(-6000)}`).toBe(0);
  }
});
