import { useMemo, useRef, useState } from "react";
import type { MouseEvent, SyntheticEvent } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

import { useAnchorLinks } from "#site/anchor-links/use-anchor-links.ts";
import { savePendingTarget } from "#site/glossary/pending-target.ts";
import { isPlainClick } from "#site/ui/is-plain-click.ts";

/** Shows a text rendered at build. Its hundreds of elements never change, so React hydrates only one. */
export function LongText({ id, html }: { id: string; html: string }) {
  // Memoized, because React writes the text again for a new object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  const { intended, listeners } = useTextLinks();
  useAnchorLinks();
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- Our own content, rendered by React at build. */}
      <div {...listeners} id={id} dangerouslySetInnerHTML={inner} />
      {intended !== undefined && <PrefetchPageLinks page={intended} />}
    </>
  );
}

/** Milliseconds, as in `<Link prefetch="intent">`. Ignores a pointer that only passes by. */
const intentDelay = 100;

/** Navigates and prefetches for links in static HTML as `<Link>` does. Returns the path to prefetch. */
function useTextLinks() {
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

type Link = Pick<HTMLAnchorElement, "target" | "origin" | "pathname" | "hash">;

/** Returns whether the router has to follow a link: another page of the site, in this tab. */
export const isPageLink = (link: Link, here: Pick<Location, "origin" | "pathname">): boolean =>
  link.target === "" && link.origin === here.origin && (link.hash === "" || link.pathname !== here.pathname);
