import { useEffect, useState } from "react";

import type { Section } from "#site/content/schemas/prose.server.ts";

/** Returns the id of the current section, and a setter for a chosen section while the page scrolls to it. */
export function useSectionInView(sections: readonly Section[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const [chosen, choose] = useState<string>();

  // Not an IntersectionObserver, which reports nothing when a jump skips a short section.
  useEffect(() => {
    const update = () => setCurrent(findCurrent(sections)?.id);
    update();
    const events = ["scroll", "resize"];
    for (const event of events) addEventListener(event, update, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, [sections]);

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

  return [chosen ?? current, choose] as const;
}

/** Returns the last section above a line at a fifth of the window, or the first one above all of them. */
function findCurrent(sections: readonly Section[]): Section | undefined {
  // A short last section may never reach the line: it is the current one at the end of the page.
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return sections.at(-1);
  return sections.findLast(isAboveLine) ?? sections[0];
}

const isAboveLine = ({ id }: Section): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight / 5;
