import { afterAll, expect, test } from "vitest";

import { RepositoryCopy } from "../support/repository-copy.ts";

// The rules of the house, each broken once: a rule that nothing can break protects nothing. Every break has a file of
// its own, so that one run of each tool judges them all.

const copy = new RepositoryCopy();
afterAll(() => copy.delete());

/** Who may not import what, and the rule that says so. */
const imports = [
  ["site/blocks/first.ts", "./second.ts", "no-cycles"],
  ["site/ui/mark.ts", "#site/shell/header/site-mark.tsx", "ui-knows-nothing-of-ours"],
  ["site/blocks/reader.ts", "#site/collections/content.server.ts", "what-is-shown-takes-types-only"],
  ["site/blocks/schema.ts", "zod", "readers-stay-on-the-server"],
  ["site/pages/faq/guest.ts", "#site/pages/glossary/term-list.tsx", "a-page-imports-no-page"],
  ["site/blocks/frame.ts", "#site/shell/site-footer.tsx", "blocks-know-no-shell-and-no-page"],
  ["site/pages/faq/around.ts", "#site/shell/site-footer.tsx", "pages-know-no-shell"],
  ["site/seo/shown.ts", "#site/blocks/drawing.tsx", "subjects-stand-below"],
  ["site/blocks/guest.ts", "#site/pages/home/route.tsx", "nobody-imports-a-route"],
  ["api/guest.ts", "../site/paths.ts", "api-sees-nothing-of-the-site"],
] as const;

const sentence = "We build clouds for you.";
/** What may not be written, and the rule that says so. */
const texts = [
  ["site/pages/home/said.tsx", `export const Said = () => <p>${sentence}</p>;`, "house(no-words-in-code)"],
  [
    "site/pages/home/kept.tsx",
    `const lead = "${sentence}";\nexport const Kept = () => <p>{lead}</p>;`,
    "house(no-words-in-code)",
  ],
  [
    "site/ui/cross.tsx",
    'export const Cross = () => <button type="button" aria-label="Close" />;',
    "house(no-words-in-code)",
  ],
  [
    "site/blocks/video.tsx",
    'export const Video = () => <iframe src="https://video.example" />;',
    "gate(embeds-pass-the-gate)",
  ],
  ["site/shell/chat.ts", 'document.head.append(document.createElement("script"));', "gate(embeds-pass-the-gate)"],
  ["scripts/promise.ts", 'void 0;\nfetch("http://localhost");', "typescript(no-floating-promises)"],
  ["site/ui/photo.tsx", 'export const Photo = () => <img src="/one.svg" />;', "jsx-a11y(alt-text)"],
  ["tests/whole/wait.spec.ts", "await page.waitForTimeout(1);", "eslint(no-restricted-properties)"],
] as const;

type Break = { file: string; text: string; says: string };
const breaks: Record<"depcruise" | "oxlint" | "knip", Break[]> = {
  depcruise: [
    ...imports.map(([file, from, rule]) => ({ file, text: `export * from "${from}";\n`, says: `${rule}: ${file}` })),
    { file: "site/blocks/second.ts", text: 'export * from "./first.ts";\n', says: "site/blocks/second.ts →" },
    { file: "site/blocks/orphan.ts", text: "export const orphan = 1;\n", says: "no-orphans: site/blocks/orphan.ts" },
  ],
  oxlint: texts.map(([file, text, rule]) => ({ file, text: `${text}\n`, says: `${file} ${rule}` })),
  knip: [
    {
      file: "site/ui/button/button.ts",
      text: "export const button = { primary: '', outline: '', onBlue: '' };\nexport const nobodyUsesThis = 1;\n",
      says: "nobodyUsesThis  site/ui/button/button.ts",
    },
  ],
};

/** What each tool prints, one complaint a line as `rule: file` or `file rule`, and how it ends. */
const run: Record<keyof typeof breaks, () => { status: number | null; output: string }> = {
  depcruise: () => copy.run("depcruise", ["--output-type", "err", "site", "api"]),
  oxlint: () => {
    const written = breaks.oxlint.map(({ file }) => file);
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
  for (const { file, text } of breaks[tool]) copy.write(file, text);
  const { status, output } = run[tool]();
  for (const { file } of breaks[tool]) copy.restore(file);
  for (const { says } of breaks[tool]) expect.soft(output).toContain(says);
  expect(status).not.toBe(0);
});
