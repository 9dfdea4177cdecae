import type { AuditedPage, AuditedSite, PageRule } from "../audited-site.ts";

const selectors = { href: "a[href], link[href]", src: "script[src], img[src]" };

/** Every address within the site leads to a page, a file or a place on a page. */
export const links: PageRule = (page, site) => {
  const addresses = Object.entries(selectors).flatMap(([attribute, selector]) =>
    page.document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ""),
  );
  return [...new Set(addresses)].flatMap((address) => {
    const url = new URL(address, site.origin + page.path);
    if (url.origin !== site.origin) return [];
    const reason = problem(page, site, url);
    return reason === undefined ? [] : [`links to ${address}, ${reason}`];
  });
};

/** The web server sends this one on. */
const aliases = new Map([["/about", "/company/about"]]);

function problem(page: AuditedPage, site: AuditedSite, { pathname, hash }: URL): string | undefined {
  const path = aliases.get(pathname) ?? pathname;
  const target = path === page.path ? page : site.pages.find((candidate) => candidate.path === path);
  if (!target) return site.hasFile(path) ? undefined : "which does not exist";
  if (hash === "") return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return target.document.getElementById(id) ? undefined : "where there is no such place";
}
