import { useEffect } from "react";
import { useNavigate } from "react-router";

import { isPlainClick } from "#site/ui/is-plain-click.ts";

import { anchorLinks, layOutAll, saveScrollPosition } from "./scroll-to-anchor.ts";

/** Routes clicks on anchor links through the router, which keeps the filter in the URL and lets Back undo the jump. */
export function useAnchorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(anchorLinks) : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      layOutAll(link);
      saveScrollPosition(link);
      const { search, hash } = location;
      void navigate({ search, hash: link.hash }, { replace: link.hash === hash, flushSync: true });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
