import { afterAll, expect, test } from "vitest";

import { RepositoryCopy } from "../support/repository-copy.ts";

// The rules of the house, each broken once: a rule that nothing can break protects nothing. Every break has a file of
// its own, so that one run of each tool judges them all.

const copy = new RepositoryCopy();
afterAll(() => copy.delete());

type Tool = "depcruise" | "oxlint" | "knip";
type Break = { name: string; files: Record<string, string>; tool: Tool; says: string };

const breaks: readonly Break[] = [
  {
    name: "a cycle",
    files: {
      "site/blocks/first.ts":
        'import { second } from "./second.ts";\n\nexport const first = (): number => second() + 1;\n',
      "site/blocks/second.ts":
        'import { first } from "./first.ts";\n\nexport const second = (): number => first() + 1;\n',
    },
    tool: "depcruise",
    says: "no-cycles: site/blocks/first.ts",
  },
  {
    name: "ui importing blocks",
    files: { "site/ui/mark.ts": 'export { SiteMark } from "#site/shell/header/site-mark.tsx";\n' },
    tool: "depcruise",
    says: "ui-knows-nothing-of-ours: site/ui/mark.ts",
  },
  {
    name: "a block reading content",
    files: { "site/blocks/reader.ts": 'export { getContent } from "#site/collections/content.server.ts";\n' },
    tool: "depcruise",
    says: "what-is-shown-takes-types-only: site/blocks/reader.ts",
  },
  {
    name: "a schema library in the browser",
    files: { "site/blocks/schema.ts": 'import { z } from "zod";\n\nexport const schema = z.string();\n' },
    tool: "depcruise",
    says: "readers-stay-on-the-server: site/blocks/schema.ts",
  },
  {
    name: "a page importing a page",
    files: { "site/pages/faq/guest.ts": 'export { TermList } from "#site/pages/glossary/term-list.tsx";\n' },
    tool: "depcruise",
    says: "a-page-imports-no-page: site/pages/faq/guest.ts",
  },
  {
    name: "a block importing the shell",
    files: { "site/blocks/frame.ts": 'export { SiteFooter } from "#site/shell/site-footer.tsx";\n' },
    tool: "depcruise",
    says: "blocks-know-no-shell-and-no-page: site/blocks/frame.ts",
  },
  {
    name: "a page importing the shell",
    files: { "site/pages/faq/around.ts": 'export { SiteFooter } from "#site/shell/site-footer.tsx";\n' },
    tool: "depcruise",
    says: "pages-know-no-shell: site/pages/faq/around.ts",
  },
  {
    name: "a subject importing a block",
    files: { "site/seo/shown.ts": 'export { Drawing } from "#site/blocks/drawing.tsx";\n' },
    tool: "depcruise",
    says: "subjects-stand-below: site/seo/shown.ts",
  },
  {
    name: "somebody importing a route",
    files: { "site/blocks/guest.ts": 'export { meta } from "#site/pages/home/route.tsx";\n' },
    tool: "depcruise",
    says: "nobody-imports-a-route: site/blocks/guest.ts",
  },
  {
    name: "the service importing the site",
    files: { "api/guest.ts": 'export { pagePath } from "../site/paths.ts";\n' },
    tool: "depcruise",
    says: "api-sees-nothing-of-the-site: api/guest.ts",
  },
  {
    name: "a file nobody imports",
    files: { "site/blocks/orphan.ts": "export const orphan = 1;\n" },
    tool: "depcruise",
    says: "no-orphans: site/blocks/orphan.ts",
  },
  {
    name: "a sentence in a route",
    files: {
      "site/pages/home/said.tsx": "export default function Said() {\n  return <p>We build clouds for you.</p>;\n}\n",
    },
    tool: "oxlint",
    says: "site/pages/home/said.tsx house(no-words-in-code)",
  },
  {
    name: "a sentence in a variable of a route",
    files: {
      "site/pages/home/kept.tsx":
        'const lead = "We build clouds for you.";\n\nexport default function Kept() {\n  return <p>{lead}</p>;\n}\n',
    },
    tool: "oxlint",
    says: "site/pages/home/kept.tsx house(no-words-in-code)",
  },
  {
    name: "a label in a component",
    files: {
      "site/ui/cross.tsx": 'export function Cross() {\n  return <button type="button" aria-label="Close" />;\n}\n',
    },
    tool: "oxlint",
    says: "site/ui/cross.tsx house(no-words-in-code)",
  },
  {
    name: "a frame beside the gate",
    files: {
      "site/blocks/video.tsx": 'export function Video() {\n  return <iframe src="https://video.example" />;\n}\n',
    },
    tool: "oxlint",
    says: "site/blocks/video.tsx gate(embeds-pass-the-gate)",
  },
  {
    name: "a script beside the gate",
    files: {
      "site/shell/chat.ts":
        'export const chat = (): void => {\n  document.head.append(document.createElement("script"));\n};\n',
    },
    tool: "oxlint",
    says: "site/shell/chat.ts gate(embeds-pass-the-gate)",
  },
  {
    name: "a promise nobody waits for",
    files: { "scripts/promise.ts": 'void 0;\nfetch("http://localhost");\n' },
    tool: "oxlint",
    says: "scripts/promise.ts typescript(no-floating-promises)",
  },
  {
    name: "an image without alternative text",
    files: { "site/ui/photo.tsx": 'export function Photo() {\n  return <img src="/one.svg" />;\n}\n' },
    tool: "oxlint",
    says: "site/ui/photo.tsx jsx-a11y(alt-text)",
  },
  {
    name: "an export nobody uses",
    files: {
      "site/ui/button/button.ts":
        "export const button = { primary: '', outline: '', onBlue: '' };\nexport const nobodyUsesThis = 1;\n",
    },
    tool: "knip",
    says: "nobodyUsesThis  site/ui/button/button.ts",
  },
];

/** What each tool prints, one complaint a line as `rule: file` or `file rule`, and how it ends. */
const run: Record<Tool, () => { status: number | null; output: string }> = {
  depcruise: () => copy.run("depcruise", ["--output-type", "err", "site", "api"]),
  oxlint: () => {
    const written = breaks.filter(({ tool }) => tool === "oxlint").flatMap(({ files }) => Object.keys(files));
    const { status, output } = copy.run("oxlint", ["--format", "json", ...written]);
    const report = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
    return { status, output: report.diagnostics.map(({ filename, code }) => `${filename} ${code}`).join("\n") };
  },
  knip: () => copy.run("knip", []),
};

test("without a break, the copy passes (what oxlint says of it, pnpm check has shown)", () => {
  expect(copy.run("depcruise", ["site", "api"]).status).toBe(0);
  expect(copy.run("knip", []).status).toBe(0);
});

test.for(["depcruise", "oxlint", "knip"] as const)("%s refuses every break", (tool) => {
  const own = breaks.filter((each) => each.tool === tool);
  const written = own.flatMap(({ files }) => Object.entries(files));
  for (const [file, text] of written) copy.write(file, text);
  const { status, output } = run[tool]();
  for (const [file] of written) copy.restore(file);
  for (const { name, says } of own) expect.soft(output, name).toContain(says);
  expect(status).not.toBe(0);
});
