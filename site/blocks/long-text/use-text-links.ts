import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { useNavigate } from "react-router";

import { rememberTarget } from "#site/glossary/pending-target.ts";
import { isPlainClick } from "#site/jump/is-plain-click.ts";

import { isPageLink } from "./is-page-link.ts";

/** As `<Link prefetch="intent">`: a pointer that only passes by means nothing. */
const intentDelay = 100;

/** Makes links in HTML from the build what `<Link>` is elsewhere. Returns the page that a visitor is about to open. */
export function useTextLinks(text: RefObject<HTMLElement | null>): string | undefined {
  const [intended, setIntended] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    const element = text.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      clearTimeout(timer);
      const link = findPageLink(event);
      if (link) timer = setTimeout(() => setIntended(link.pathname), intentDelay);
    };
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? findPageLink(event) : undefined;
      if (!link) return;
      event.preventDefault();
      if (link.classList.contains("term-link")) rememberTarget(link.hash.slice(1));
      void navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener("click", follow);
    for (const kind of intents) element?.addEventListener(kind, intend, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("click", follow);
      for (const kind of intents) element?.removeEventListener(kind, intend);
    };
  }, [navigate, text]);

  return intended;
}

const intents = ["pointerover", "focusin", "touchstart"];

function findPageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && isPageLink(link, location) ? link : undefined;
}
