import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Fraction of the window height. */
const readingLine = 0.6;

/** Returns the number of the last step whose top has passed the reading line; undefined before hydration. */
export function useStepInView(list: RefObject<HTMLElement | null>): number | undefined {
  const [step, setStep] = useState<number>();
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const update = () => {
      const passed = items.findLastIndex((item) => item.getBoundingClientRect().top < innerHeight * readingLine);
      setStep(Math.max(passed, 0) + 1);
    };
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 * (1 - readingLine)}% 0px` });
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return step;
}
