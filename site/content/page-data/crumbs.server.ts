import { pageNames } from "#site/content/reader/reference-targets.server.ts";
import { pagePath } from "#site/paths.ts";
import type { PageName } from "#site/paths.ts";

import { getContent } from "#site/content/content.server.ts";

export type Crumb = { name: string; href: string };

/** Returns breadcrumbs from the home page to a page, with the names of the menu. */
export function breadcrumbs(...pages: PageName[]): Crumb[] {
  return ["home" as const, ...pages].map((page) => ({ name: navigationTitle(page), href: pagePath(page) }));
}

/** Returns the overview above a page in the menu, if it has one. */
export function findParent(page: PageName): PageName | undefined {
  const group = listGroups().find(({ items }) => items.some(({ to }) => to.href === pagePath(page)));
  return pageNames.find((name) => pagePath(name) === group?.overview.href);
}

export function navigationTitle(page: PageName): string {
  const { navigation, labels } = getContent();
  if (page === "home") return labels.home;
  if (page === "contact") return labels.contactButton;
  const groups = listGroups();
  const entries = [
    ...groups.map(({ title, overview }) => ({ title, href: overview.href })),
    ...groups.flatMap(({ items }) => items.map(({ title, to }) => ({ title, href: to.href }))),
    ...navigation.footer.flatMap(({ links }) => links.map(({ title, to }) => ({ title, href: to.href }))),
  ];
  const entry = entries.find(({ href }) => href === pagePath(page));
  if (!entry)
    throw new Error(`content/navigation.yaml has no link to page:${page}, so its breadcrumb has no name. Add one.`);
  return entry.title;
}

const listGroups = () => [...getContent().navigation.left, ...getContent().navigation.right];
