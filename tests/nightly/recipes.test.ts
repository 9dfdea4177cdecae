import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { parseYamlSource } from "#site/content/reader/yaml-source.server.ts";
import { officeImage } from "#site/paths.ts";
import { readColors } from "#site/styles/read-colors.server.ts";

import { RepositoryCopy } from "../support/repository-copy.ts";

// Carries out the three recipes of CONTRIBUTING.md and content/README.md that touch most parts of the project.

const tokens = "site/styles/tokens.css";
const hexColor = /#[0-9a-f]{6}\b/gi;

function addService(copy: RepositoryCopy): void {
  const file = "content/services/cloud-exit.yaml";
  const service = parseYamlSource(file, readFileSync(file, "utf8")).value as { meta: object };
  const title = "Quiet Operations";
  const meta = {
    ...service.meta,
    title: `${title} for Machines at Night`,
    description:
      "Why a night without an alarm is planned months before, and what has to be measured so that the people on call can sleep.",
  };
  // JSON is valid YAML.
  const text = JSON.stringify({ ...service, order: 9999, title, meta });
  // A permitted range belongs to one page.
  copy.write("content/services/quiet-operations.yaml", text.replaceAll(/\d+-\d+(%| months| weeks)/g, "some"));

  const entry =
    "- title: Quiet Operations\n  $1description: Nights without an alarm\n  $1to: service:quiet-operations\n";
  const navigation = readFileSync("content/navigation.yaml", "utf8");
  copy.write("content/navigation.yaml", navigation.replace(/ {2}( +)to: service:cloud-exit\n/, `$&$1${entry}`));
}

function addSection(copy: RepositoryCopy): void {
  const file = "content/services/agentic-solutions.yaml";
  copy.write(file, `aside: Nobody leaves at night.\n${readFileSync(file, "utf8")}`);
  const { status, output } = copy.run("git", ["apply", path.resolve("tests/nightly/add-section.patch")]);
  expect(status, `${output}\nUpdate tests/nightly/add-section.patch and the recipe.`).toBe(0);
}

function useOwnBrand(copy: RepositoryCopy): string[] {
  const { origin, company, siteName, phone, products } = getContent().site;
  const host = new URL(origin).host.replace("www.", "");
  const names = [host, company, siteName, phone, ...Object.values(products)];
  const own = [
    "nachtwerk.test",
    "Nachtwerk AG",
    "Nachtwerk",
    "+43 1 55544",
    ...names.slice(4).map((_, n) => `Tool ${n}`),
  ];
  const facts = names.reduce(
    (text, name, index) => text.replaceAll(name, own[index] ?? ""),
    readFileSync("content/site.yaml", "utf8"),
  );
  copy.write("content/site.yaml", facts);

  const css = readFileSync(tokens, "utf8");
  copy.write(tokens, css.replaceAll(hexColor, toGray));
  const logo = '<path fill="#777777" d="M4 4h40v40H4z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${logo}</svg>\n`;
  for (const file of ["favicon.svg", "drawings/office.svg"]) copy.write(`site/public/${file}`, svg);
  const derived = [...css.matchAll(/--color-([\w-]+): oklch/g)].map(([, name = ""]) => readColors()(name));
  const colors = [...(css.match(hexColor) ?? []), ...derived].filter((color) => toGray(color) !== color);
  return [...names, ...colors];
}

/** Returns the gray with the same contrast. */
function toGray(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  const gray = Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 2.2) * 255);
  return `#${gray.toString(16).padStart(2, "0").repeat(3)}`;
}

/** Their examples may be of any brand, and the launch list is no page of the site. */
const ownExamples = /\.(?:test|spec)\.ts$|^scripts\/launch\/page\//;

/** Returns the text files of the repository and of the build that contain one of the words. */
function findFiles(folder: string, words: readonly string[]): string[] {
  const tracked = execFileSync("git", ["ls-files"], { cwd: folder, encoding: "utf8" }).trim().split("\n");
  const built = globSync("build/**/*.*", { cwd: folder, exclude: ["build/editor/cms"] });
  return [...tracked.filter((file) => !ownExamples.test(file)), ...built].flatMap((file) => {
    const text = readFileSync(path.join(folder, file), "latin1");
    return words.filter((word) => text.includes(word)).map((word) => `${file} contains ${word}`);
  });
}

test("checks, build and browser tests pass after each recipe, and nothing of the old brand is left", () => {
  const copy = new RepositoryCopy();
  onTestFinished(() => copy.delete());
  addService(copy);
  addSection(copy);
  const oldBrand = useOwnBrand(copy);
  copy.commit();
  const run = (...[command, ...args]: [string, ...string[]]) => {
    const { status, output } = copy.run(command, args);
    expect(status, `${command} ${args.join(" ")}\n${output.slice(-6000)}`).toBe(0);
  };
  run("pnpm", "generate");
  run("pnpm", "fix");
  run("pnpm", "check");
  run("pnpm", "test", "site/content", "site/seo", "tests/content");
  run("pnpm", "build");
  run("env", "EDITOR_REPOSITORY=owner/name", "pnpm", "build:editor");
  expect(findFiles(copy.folder, oldBrand)).toEqual([]);
  expect(readFileSync(path.join(copy.folder, "build/client", officeImage))).toEqual(
    readFileSync(path.join(copy.folder, "site/public", officeImage)),
  );
  run(
    ...(["node", "scripts/servers/e2e.ts"] as const),
    "tests/pages/(home|contact|\\w+-content)",
    "tests/site-wide/(seo|links|structured-data|markdown-pages)",
  );
});
