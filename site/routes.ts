import { index, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

import { getContent } from "./collections/content.server.ts";
import { aboutAlias, articlePath, casePath, pagePath, servicePath } from "./paths.ts";

// Every address of the site, in the order of the specification's table. Services, articles and cases
// come from their content files, so that a new one needs no line here.
const { services, articles, cases } = getContent();

const template = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: path });

export default [
  index("routes/home.tsx"),
  template(pagePath("contact"), "contact"),
  template(pagePath("privacy"), "legal"),
  template(pagePath("imprint"), "legal"),
  template(pagePath("about"), "about"),
  template(pagePath("references"), "references"),
  ...services.map(({ slug, kind }) => template(servicePath(slug), `service-${kind}`)),
  template(pagePath("products"), "overview"),
  template(pagePath("company"), "overview"),
  template(pagePath("resources"), "overview"),
  template(pagePath("blog"), "blog"),
  template(pagePath("glossary"), "glossary"),
  template(pagePath("faq"), "faq"),
  ...articles.toReversed().map(({ slug }) => template(articlePath(slug), "article")),
  ...cases.map(({ slug }) => template(casePath(slug), "case")),
  template(aboutAlias, "about-alias"),
  template("*", "not-found"),
] satisfies RouteConfig;
