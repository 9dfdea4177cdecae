import { useEffect, useState } from "react";

import type { Section } from "#site/content/schemas/prose.server.ts";

/** A line at a fifth of the window: the section that crosses it is the current one. */
const line = "-20% 0px -80% 0px";

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top > (rootBounds?.bottom ?? 0);

/** Returns the id of the current section, and a setter for a chosen section while the page scrolls to it. */
export function useSectionInView(sections: readonly Section[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const [chosen, choose] = useState<string>();
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entering) setCurrent(entering.target.id);
        // A section left down and none entered: the reader is above the first one.
        else if (entries.some(isBelow)) setCurrent(sections[0]?.id);
      },
      { rootMargin: line },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  // A short last section never reaches the line: it is the current one at the end of the page.
  useEffect(() => {
    const update = () => setIsAtEnd(innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);

  // The choice is valid until scrolling ends or the reader scrolls.
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const release = () => choose(undefined);
    const events = ["scrollend", "wheel", "touchmove"];
    for (const event of events) addEventListener(event, release, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, release);
    };
  }, [chosen]);

  return [chosen ?? (isAtEnd ? sections.at(-1)?.id : current), choose] as const;
}
