import { useEffect } from "react";
import { useNavigate } from "react-router";

import { isPlainClick } from "./is-plain-click.ts";
import { layOutAll } from "./scroll-to-anchor.ts";
import { anchorLinks, saveScrollPosition } from "./scroll-position.ts";

/** Makes a link to a place on this page a step of the router, which keeps the filter in the address, and which Back undoes. */
export function useAnchorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(anchorLinks) : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      layOutAll(link);
      saveScrollPosition(link);
      const { search, hash } = location;
      void navigate({ search, hash: link.hash }, { replace: link.hash === hash, flushSync: true });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
