import type { Content } from "#site/content/content.server.ts";
import { pagePaths } from "#site/paths.ts";

import { label } from "./form-fields.ts";
import type { Choices } from "./form-fields.ts";

type Options = Choices[string];

/** Returns the options of fields with `choices`. */
export function listChoices({ services, cases, articles, terms, site }: Content): Choices {
  return {
    services: slugs(services),
    cases: slugs(cases),
    articles: slugs(articles),
    terms: terms.map(({ term }) => ({ label: term, value: term })),
    links: [
      ...links("page", named(Object.keys(pagePaths))),
      ...links("service", slugs(services)),
      ...links("case", slugs(cases)),
      ...links("article", slugs(articles)),
      ...links("external", named(Object.keys(site.externals))),
      { label: "About (short URL in the footer)", value: "alias:about" },
    ],
  };
}

const slugs = (entries: { slug: string; title: string }[]): Options =>
  entries.map(({ slug, title }) => ({ label: title, value: slug }));

const links = (kind: string, entries: Options): Options =>
  entries.map((entry) => ({ label: `${entry.label} (${kind})`, value: `${kind}:${entry.value}` }));

const named = (names: string[]): Options => names.map((name) => ({ label: label(name), value: name }));
