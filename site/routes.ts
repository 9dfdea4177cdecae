import { index, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

import { listEntries } from "./content/content-folder.server.ts";
import { aboutAlias, articlePath, casePath, groupOverviewNames, legalNames, pagePaths, servicePath } from "./paths.ts";

const { services, articles, cases } = listEntries();

/** One static route per page: a parameter such as `:slug` would match unknown pages, which must be not found. */
const template = (path: string, file: string) => route(path, `pages/${file}.tsx`, { id: path });

/** Pages that share a template. Every other page has a template of its name. */
const shared: Record<string, string> = Object.fromEntries([
  ...legalNames.map((name) => [name, "legal"]),
  ...groupOverviewNames.map((name) => [name, "group-overview"]),
]);

const { home: _home, ...pages } = pagePaths;

export default [
  index("pages/home/route.tsx"),
  ...Object.entries(pages).map(([name, path]) => template(path, `${shared[name] ?? name}/route`)),
  ...services.map(({ slug, kind }) => template(servicePath(slug), `service/${kind}-route`)),
  ...articles.map((slug) => template(articlePath(slug), "article/route")),
  ...cases.map((slug) => template(casePath(slug), "case/route")),
  template(aboutAlias, "about/alias-route"),
  template("*", "not-found/route"),
] satisfies RouteConfig;
