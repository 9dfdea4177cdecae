import { readFileSync } from "node:fs";

// The table that site/paths.test.ts keeps equal to the routes and checks against the specification.
// A new service, article or case joins these tests by joining the snapshot.
const table = readFileSync("site/paths.snapshot.txt", "utf8").trim().split("\n");

/** Every page of the site. */
export const routeTable: string[] = table.filter((route) => route !== "/about" && route !== "*");

export const routesUnder = (prefix: string): string[] => routeTable.filter((route) => route.startsWith(prefix));
