import { useEffect, useState } from "react";

import type { Section } from "#site/collections/schemas/articles.server.ts";

/** A line at a fifth of the window: the section that crosses it is being read. */
const line = "-20% 0px -80% 0px";

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top > (rootBounds?.bottom ?? 0);

/** The id of the section in view, and a way to say which one was chosen while the page is still scrolling there. */
export function useSectionInView(sections: readonly Section[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const [chosen, choose] = useState<string>();
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entering) setCurrent(entering.target.id);
        // The one that was read has gone down, and none came: the reader is back above the first.
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

  // A last section that is too short to reach the line is in view when nothing is left to scroll.
  useEffect(() => {
    const look = () => setIsAtEnd(innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);

  // The choice holds until the page stands still or the reader scrolls by hand.
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
