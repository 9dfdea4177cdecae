import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { aboutAlias } from "#site/paths.ts";
import routes from "#site/routes.ts";

// tests/content/specified-entries.test.ts compares the routes with the specification.
export const routeTable: string[] = listSitePages().map(({ path }) => path);

export const routesUnder = (prefix: string): string[] => routeTable.filter((route) => route.startsWith(prefix));

const only = process.env["TEST_PATH"] || undefined;
if (only !== undefined && !routeTable.includes(only)) throw new Error(`There is no page ${only}`);

/** The pages that tests of every page open: all, or that of `pnpm e2e --path`. */
export const testedPages: readonly string[] = only === undefined ? routeTable : [only];
export const isTested = ({ path }: { path: string }): boolean => testedPages.includes(path);
const allPages = only === undefined ? [...routeTable, "/nowhere"] : [only];

/** Every page and the not-found page in groups: a test that keeps its browser open loads the next page faster. */
export const pageGroups: readonly string[][] = Array.from({ length: Math.ceil(allPages.length / 6) }, (_, group) =>
  allPages.slice(group * 6, group * 6 + 6),
);

export const casePage = routesUnder("/references/").at(-1) ?? "";

const modules = Map.groupBy(
  routes.filter(({ path }) => path !== aboutAlias),
  ({ file }) => file,
);

/** The first page of each route module, including the not-found page. */
export const templates: readonly string[] =
  only === undefined
    ? [...modules.values()].map(([{ path = "/" } = {}]) => (path === "*" ? "/nowhere" : path))
    : [only];
