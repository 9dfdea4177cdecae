// The import rules of the house: docs/decisions/004-one-way-imports.md.
/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "A file nobody imports is an entry or it is dead.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "^[^/]+\\.(ts|js)$",
          "\\.test\\.ts$",
          "\\.spec\\.ts$",
          "^scripts/",
          "^tests/",
          "^site/(root|routes|entry\\.)",
        ],
      },
      to: {},
    },
    {
      name: "ui-knows-nothing-of-ours",
      comment: "The kit could serve any company: it imports itself and packages.",
      severity: "error",
      from: { path: "^site/ui/" },
      to: { path: "^(site|api|content|scripts)/", pathNot: "^site/ui/" },
    },
    {
      name: "blocks-know-no-shell-and-no-page",
      severity: "error",
      from: { path: "^site/(blocks|jump|consent|drawings|glossary|indexing|seo)/" },
      to: { path: "^site/(shell|pages)/" },
    },
    {
      name: "shell-knows-no-page",
      severity: "error",
      from: { path: "^site/shell/" },
      to: { path: "^site/pages/" },
    },
    {
      name: "a-page-imports-no-page",
      severity: "error",
      from: { path: "^site/pages/([^/]+)/" },
      to: { path: "^site/pages/", pathNot: "^site/pages/$1/" },
    },
    {
      name: "what-is-shown-takes-types-only",
      comment: "What a page receives comes through its loader: the rest knows the content's types and never reads it.",
      severity: "error",
      from: {
        path: "^site/(pages|shell|blocks|jump|consent|drawings|glossary|indexing|seo)/",
        pathNot: ["route\\.tsx$", "\\.server\\.tsx?$", "\\.test\\.ts$"],
      },
      to: { path: "^site/collections/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "nobody-imports-a-route",
      severity: "error",
      from: {},
      to: { path: "^site/(pages/.*route\\.tsx|root\\.tsx)" },
    },
    {
      name: "only-collections-read-files",
      comment: "Only collections may read content/.",
      severity: "error",
      from: { path: "^site/", pathNot: ["^site/collections/", "\\.test\\.ts$"] },
      to: { path: ["^(node:)?fs", "^content/"] },
    },
    {
      name: "readers-stay-on-the-server",
      comment: "Schemas, YAML and Markdown never reach the browser.",
      severity: "error",
      from: { path: "^site/", pathNot: ["\\.server\\.ts$", "\\.test\\.ts$"] },
      to: { path: "node_modules/(zod|yaml|unified|remark-[a-z]+)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "collections-do-not-look-up",
      comment: "Readers may make a drawing; they know nothing of what shows it.",
      severity: "error",
      from: { path: "^site/collections/" },
      to: { path: "^site/(pages|shell|blocks|ui)/" },
    },
    {
      name: "api-sees-nothing-of-the-site",
      severity: "error",
      from: { path: "^api/" },
      to: { path: "^(site|content)/" },
    },
    {
      name: "site-sees-the-contract-only",
      severity: "error",
      from: { path: "^site/" },
      to: { path: "^api/", pathNot: "^api/contract\\.ts$" },
    },
    {
      name: "product-does-not-need-tools",
      severity: "error",
      from: { path: "^(site|api)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^\\./\\+types/", "^virtual:"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "^\\.react-router/", "\\+types"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
