type Link = Pick<HTMLAnchorElement, "target" | "origin" | "pathname" | "hash">;

/** A link to another page of the site. The browser follows all others, and jumps within the page. */
export const isPageLink = (link: Link, here: Pick<Location, "origin" | "pathname">): boolean =>
  link.target === "" && link.origin === here.origin && (link.hash === "" || link.pathname !== here.pathname);
