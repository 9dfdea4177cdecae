import { afterAll, expect, test } from "vitest";

import { RepositoryCopy } from "./repository-copy.ts";

// The rules of the house, each broken once: a rule that nothing can break protects nothing.

const copy = new RepositoryCopy();
afterAll(() => copy.delete());

const imports = ["depcruise", ["--output-type", "err-long", "site", "api"]] as const;
const lint = ["oxlint", []] as const;
const deadCode = ["knip", []] as const;

const breaks = [
  {
    name: "a cycle",
    files: {
      "site/blocks/one.ts": 'import { two } from "./two.ts";\n\nexport const one = (): number => two() + 1;\n',
      "site/blocks/two.ts": 'import { one } from "./one.ts";\n\nexport const two = (): number => one() + 1;\n',
    },
    check: imports,
    says: "no-cycles",
  },
  {
    name: "ui importing blocks",
    files: { "site/ui/one.ts": 'export { SiteMark } from "#site/blocks/site-mark.tsx";\n' },
    check: imports,
    says: "ui-knows-nothing-of-ours",
  },
  {
    name: "a block reading content",
    files: { "site/blocks/one.ts": 'export { getContent } from "#site/collections/content.server.ts";\n' },
    check: imports,
    says: "blocks-take-types-only",
  },
  {
    name: "a schema library in the browser",
    files: { "site/blocks/one.ts": 'import { z } from "zod";\n\nexport const one = z.string();\n' },
    check: imports,
    says: "readers-stay-on-the-server",
  },
  {
    name: "somebody importing a route",
    files: { "site/blocks/one.ts": 'export { meta } from "#site/routes/home.tsx";\n' },
    check: imports,
    says: "nobody-imports-a-route",
  },
  {
    name: "the service importing the site",
    files: { "api/one.ts": 'export { pagePath } from "../site/paths.ts";\n' },
    check: imports,
    says: "api-sees-nothing-of-the-site",
  },
  {
    name: "a file nobody imports",
    files: { "site/blocks/one.ts": "export const one = 1;\n" },
    check: imports,
    says: "no-orphans",
  },
  {
    name: "a sentence in a route",
    files: { "site/routes/one.tsx": "export default function One() {\n  return <p>We build clouds for you.</p>;\n}\n" },
    check: lint,
    says: "house(no-words-in-code)",
  },
  {
    name: "a sentence in a variable of a route",
    files: {
      "site/routes/one.tsx":
        'const lead = "We build clouds for you.";\n\nexport default function One() {\n  return <p>{lead}</p>;\n}\n',
    },
    check: lint,
    says: "house(no-words-in-code)",
  },
  {
    name: "a label in a component",
    files: { "site/ui/one.tsx": 'export function One() {\n  return <button type="button" aria-label="Close" />;\n}\n' },
    check: lint,
    says: "house(no-words-in-code)",
  },
  {
    name: "a promise nobody waits for",
    files: { "scripts/one.ts": 'void 0;\nfetch("http://localhost");\n' },
    check: lint,
    says: "no-floating-promises",
  },
  {
    name: "an image without alternative text",
    files: { "site/ui/one.tsx": 'export function One() {\n  return <img src="/one.svg" />;\n}\n' },
    check: lint,
    says: "alt-text",
  },
  {
    name: "an export nobody uses",
    files: {
      "site/ui/button.ts":
        "export const button = { primary: '', outline: '', onBlue: '' };\nexport const nobodyUsesThis = 1;\n",
    },
    check: deadCode,
    says: "nobodyUsesThis",
  },
];

test("the copy itself passes the three checks", () => {
  for (const [command, args] of [imports, lint, deadCode]) {
    const { status, output } = copy.run(command, args);
    expect(status, output).toBe(0);
  }
});

test.for(breaks)("$name is refused", ({ files, check: [command, args], says }) => {
  const written = Object.entries(files);
  for (const [file, text] of written) copy.write(file, text);
  const { status, output } = copy.run(command, args);
  for (const [file] of written) copy.restore(file);
  expect(output).toContain(says);
  expect(status).not.toBe(0);
});
