import { defineConfig } from "oxlint";
import type { OxlintOverride } from "oxlint";

type Restriction = { message: string; allowTypeImports?: boolean } & ({ regex: string } | { group: string[] });

// Import rules: docs/architecture.md. Imports across folders start with #site/, so that a rule can match them.
const folders = (names: string, message: string): Restriction => ({ regex: `^#site/(${names})/`, message });

const everywhere: Restriction[] = [
  {
    group: ["../**", "!../**/api/**/contract.ts"],
    message: "Import by #site/, and only the contracts of the data service",
  },
  { regex: String.raw`^#site/.+\.css$`, message: "Import only the CSS file next to the component" },
  { regex: String.raw`route\.tsx$|/root\.tsx$`, message: "Import routes in routes.ts only" },
];
const noFiles: Restriction = {
  regex: "^(node:)?fs",
  message: "Read files in site/content, and in *.server.ts of site/styles and site/drawings",
};
const noParsers: Restriction = {
  regex: "^(zod|yaml|unified|remark-.+)$",
  message: "Use schemas, YAML and Markdown on the server only (*.server.ts)",
  allowTypeImports: true,
};
const typesOfContent: Restriction = {
  regex: "^#site/content/",
  message: "Import types only: pages receive content from their loader",
  allowTypeImports: true,
};
const onlyUi: Restriction = {
  group: ["#site/**", "!#site/ui/**"],
  message: "site/ui imports nothing else of the site",
};
const inBrowser = [...everywhere, noFiles, noParsers, typesOfContent];
const noPages = folders("shell|pages", "Only the router imports pages and shell");
const inContent = [...everywhere, folders("pages|shell|blocks|ui", "Content imports no components")];
const featureFolders = "site/{consent,drawings,glossary,seo}/**";

const restrict = (files: string[], patterns: Restriction[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The last override that matches a file decides. */
const importRules: OxlintOverride[] = [
  restrict(["site/ui/**"], [...inBrowser, onlyUi]),
  restrict([featureFolders], [...inBrowser, noPages, folders("blocks", "Blocks import this folder, not the reverse")]),
  // Reads the styles of drawings.
  restrict(["site/drawings/*.server.ts"], [...everywhere, noPages]),
  restrict(["site/blocks/**", "site/pages/**"], [...inBrowser, noPages]),
  restrict(["site/shell/**"], [...inBrowser, folders("pages", "Only the router imports pages")]),
  restrict(["site/pages/**/*route.tsx"], [...everywhere, noFiles, noParsers, noPages]),
  restrict(["site/{pages,blocks,seo,glossary}/**/*.server.{ts,tsx}"], [...everywhere, noFiles, noPages]),
  restrict(["site/content/**"], inContent),
  restrict(
    ["site/content/reader/**"],
    [...inContent, folders("content/page-data", "Page data imports the reader, not the reverse")],
  ),
  restrict(
    ["site/content/schemas/**"],
    [...inContent, folders("content/(reader|page-data)", "The reader imports schemas, not the reverse")],
  ),
  restrict(
    ["api/**", "deploy/**"],
    [
      {
        regex: String.raw`^(#site|(\.\./)+(site|content|scripts|tests))/`,
        message: "api and deploy run on the server, which has no other folders",
      },
    ],
  ),
  restrict(
    ["deploy/static-host/**"],
    [
      {
        group: [
          "#site/**",
          "!#site/generated/host-values.json",
          "!#site/legacy-urls.ts",
          "!#site/paths.ts",
          "../**",
          "!../**/api/**/contract.ts",
        ],
        message: "The worker imports only paths, values and the contracts of the data service",
      },
    ],
  ),
  { files: ["**/*.{test,stories}.{ts,tsx}"], rules: { "no-restricted-imports": "off" } },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  jsPlugins: ["./scripts/check/lint-literal-text.js"],
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
    { files: ["site/**/*.tsx"], rules: { "content/no-literal-text": "error" } },
    {
      files: [
        ".storybook/*.{ts,tsx}",
        "**/*.config.ts",
        "*.js",
        "site/routes.ts",
        "site/root.tsx",
        "site/entry.server.tsx",
        "site/pages/**/*route.tsx",
        "site/**/*.{island.tsx,enhance.ts}",
        "deploy/static-host/worker.ts",
        "scripts/check/lint-*.js",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["scripts/**", "api/**", "deploy/**", "tests/**"],
      rules: { "no-console": "off", "vitest/valid-expect": ["error", { maxArgs: 2 }] },
    },
    {
      files: ["tests/**"],
      rules: {
        "no-restricted-properties": [
          "error",
          { property: "waitForTimeout", message: "Wait for a visible change, or advance page.clock" },
        ],
      },
    },
    ...importRules,
  ],
});
