type Link = Pick<HTMLAnchorElement, "target" | "origin" | "pathname" | "hash">;

/** Returns whether the router has to follow a link: another page of the site, in this tab. */
export const isPageLink = (link: Link, here: Pick<Location, "origin" | "pathname">): boolean =>
  link.target === "" && link.origin === here.origin && (link.hash === "" || link.pathname !== here.pathname);
