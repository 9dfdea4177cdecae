import { readFileSync } from "node:fs";

// site/paths.test.ts compares this file with the routes and the specification.
const table = readFileSync("site/paths.snapshot.txt", "utf8").trim().split("\n");

export const routeTable: string[] = table.filter((route) => route !== "/about" && route !== "*");

export const routesUnder = (prefix: string): string[] => routeTable.filter((route) => route.startsWith(prefix));

const allPages = [...routeTable, "/nowhere"];

/** Every page and the not-found page in groups: a test that keeps its browser open loads the next page faster. */
export const pageGroups: readonly string[][] = Array.from({ length: Math.ceil(allPages.length / 6) }, (_, group) =>
  allPages.slice(group * 6, group * 6 + 6),
);

/** One page of each template. */
export const templates: readonly string[] = (
  "/ /services/azure-consulting /services/cloud-governance /lp/products /company/about /company/references " +
  "/references/sharepoint-migration-tuv /resources/blog /blog/devsecops-regulatory-compliance /resources/glossary " +
  "/resources/faq /contact /privacy /nowhere"
).split(" ");
