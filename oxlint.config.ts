import { defineConfig } from "oxlint";
import type { OxlintOverride } from "oxlint";

type Restriction = { message: string; allowTypeImports?: boolean } & ({ regex: string } | { group: string[] });

// Import rules: docs/decisions/004-import-in-one-direction.md. Files import across folders by #site/, so the specifier says enough.
const folders = (names: string, message: string): Restriction => ({ regex: `^#site/(${names})/`, message });

const everywhere: Restriction[] = [
  { group: ["../**", "!../**/api/contract.ts"], message: "Import by #site/; of the service only its contract" },
  { regex: String.raw`route\.tsx$|/root\.tsx$`, message: "Routes are imported by routes.ts only" },
];
const noFiles: Restriction = { regex: "^(node:)?fs", message: "Only collections read files" };
const noReaders: Restriction = {
  regex: "^(zod|yaml|unified|remark-.+)$",
  message: "Schemas, YAML and Markdown stay on the server (*.server.ts)",
  allowTypeImports: true,
};
const typesOfContent: Restriction = {
  regex: "^#site/collections/",
  message: "A page receives content from its loader: import its types only",
  allowTypeImports: true,
};
const notKit: Restriction = { group: ["#site/**", "!#site/ui/**"], message: "The kit could serve any company" };
const inBrowser = [...everywhere, noFiles, noReaders, typesOfContent];
const noPages = folders("shell|pages", "Pages and shell are imported by the router only");
const subjects = "site/{anchor-links,consent,drawings,glossary,indexing,seo}/**";

const restrict = (files: string[], patterns: Restriction[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The last override that matches a file decides. */
const importRules: OxlintOverride[] = [
  restrict(["site/ui/**"], [...inBrowser, notKit]),
  restrict([subjects], [...inBrowser, noPages, folders("blocks", "Blocks import these, not the reverse")]),
  restrict(["site/blocks/**", "site/pages/**"], [...inBrowser, noPages]),
  restrict(["site/shell/**"], [...inBrowser, folders("pages", "The root puts the shell around the pages")]),
  restrict(["site/pages/**/*route.tsx"], [...everywhere, noFiles, noReaders, noPages]),
  restrict(["site/{pages,blocks,seo,glossary}/**/*.server.{ts,tsx}"], [...everywhere, noFiles, noPages]),
  restrict(["site/collections/**"], [...everywhere, folders("pages|shell|blocks|ui", "Readers know no component")]),
  restrict(
    ["api/**"],
    [{ regex: String.raw`^(#site|(\.\./)+(site|content|scripts|tests))/`, message: "The service stands alone" }],
  ),
  { files: ["**/*.{test,stories}.{ts,tsx}"], rules: { "no-restricted-imports": "off" } },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  jsPlugins: ["./scripts/check/lint-literal-text.js", "./scripts/check/lint-embeds.js"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ["/build", ".react-router", "node_modules"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/jsx-no-target-blank": "error",
    "react/no-danger": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "import/no-default-export": "error",
    "import/no-cycle": ["error", { ignoreTypes: true }],
    "no-console": "error",
    eqeqeq: "error",
    "no-await-in-loop": "off",
    "oxc/no-map-spread": "off",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/strict-boolean-expressions": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-unsafe-type-assertion": "off",
  },
  overrides: [
    { files: ["site/**/*.tsx"], rules: { "house/no-words-in-code": "error" } },
    { files: ["site/**"], rules: { "gate/embeds-pass-the-gate": "error" } },
    { files: ["site/consent/gated-*.tsx"], rules: { "gate/embeds-pass-the-gate": "off" } },
    {
      files: [
        ".storybook/*.ts",
        "**/*.config.ts",
        "*.js",
        "site/routes.ts",
        "site/root.tsx",
        "site/entry.server.tsx",
        "site/pages/**/*route.tsx",
        "scripts/check/lint-*.js",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["scripts/**", "api/**", "tests/**"],
      rules: { "no-console": "off", "vitest/valid-expect": ["error", { maxArgs: 2 }] },
    },
    {
      files: ["tests/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          { property: "waitForTimeout", message: "Wait for what is to be seen, or move page.clock" },
        ],
      },
    },
    ...importRules,
  ],
});
