import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

import { loadStyles } from "./styles.ts";

/** A pointer that only passes by means nothing. */
const patience = 60;

/** Fetches the page that the visitor is about to open: the link under the pointer, the finger or the focus. */
export function IntendedPage() {
  const [page, setPage] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.target !== "" || link.origin !== location.origin || link.pathname === location.pathname) return;
      const fetchIt = () => {
        setPage(link.pathname);
        void loadStyles();
      };
      timer = setTimeout(fetchIt, type === "pointerdown" ? 0 : patience);
    };
    const kinds = ["pointerover", "pointerdown", "focusin"];
    for (const kind of kinds) document.addEventListener(kind, follow, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, follow);
    };
  }, []);

  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}
