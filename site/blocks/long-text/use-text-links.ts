import { useRef, useState } from "react";
import type { MouseEvent, SyntheticEvent } from "react";
import { useNavigate } from "react-router";

import { savePendingTarget } from "#site/glossary/pending-target.ts";
import { isPlainClick } from "#site/anchor-links/scroll-to-anchor.ts";

import { isPageLink } from "./is-page-link.ts";

/** Milliseconds, as in `<Link prefetch="intent">`. Ignores a pointer that only passes by. */
const intentDelay = 100;

/** Navigates and prefetches for links in static HTML as `<Link>` does. Returns the path to prefetch. */
export function useTextLinks() {
  const [intended, setIntended] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  const intend = (event: SyntheticEvent) => {
    clearTimeout(timer.current);
    const link = findPageLink(event);
    if (link) timer.current = setTimeout(() => setIntended(link.pathname), intentDelay);
  };
  const follow = (event: MouseEvent) => {
    const link = isPlainClick(event) ? findPageLink(event) : undefined;
    if (!link) return;
    event.preventDefault();
    if (link.classList.contains("term-link")) savePendingTarget(link.hash.slice(1));
    void navigate(link.pathname + link.search + link.hash);
  };
  return { intended, listeners: { onClick: follow, onPointerOver: intend, onFocus: intend, onTouchStart: intend } };
}

function findPageLink({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && isPageLink(link, location) ? link : undefined;
}
