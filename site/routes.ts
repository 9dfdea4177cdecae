import { index, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

import { getContent } from "./collections/content.server.ts";
import { aboutAlias, articlePath, casePath, pagePath, servicePath } from "./paths.ts";

// Every address of the site, in the order of the specification's table. Services, articles and cases
// come from their content files, so that a new one needs no line here.
const { services, articles, cases } = getContent();

const template = (path: string, file: string) => route(path, `pages/${file}.tsx`, { id: path });

export default [
  index("pages/home/route.tsx"),
  template(pagePath("contact"), "contact/route"),
  template(pagePath("privacy"), "legal/route"),
  template(pagePath("imprint"), "legal/route"),
  template(pagePath("about"), "about/route"),
  template(pagePath("references"), "references/route"),
  ...services.map(({ slug, kind }) => template(servicePath(slug), `service/${kind}-route`)),
  template(pagePath("products"), "overview/route"),
  template(pagePath("company"), "overview/route"),
  template(pagePath("resources"), "overview/route"),
  template(pagePath("blog"), "blog/route"),
  template(pagePath("glossary"), "glossary/route"),
  template(pagePath("faq"), "faq/route"),
  ...articles.toReversed().map(({ slug }) => template(articlePath(slug), "article/route")),
  ...cases.map(({ slug }) => template(casePath(slug), "case/route")),
  template(aboutAlias, "about/alias-route"),
  template("*", "not-found/route"),
] satisfies RouteConfig;
