import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";

import { CardText } from "./part-cards.tsx";
import "./approach.css";

const drawingId = "stepped";

/**
 * Steps that build a drawing. On large screens a sticky drawing follows the current step; on others every step has its
 * own frame, which repeats the same paths by `use`.
 */
export function Approach({ drawing, steps }: ServiceDetailPage["service"]["approach"]) {
  const list = useRef<HTMLOListElement>(null);
  const current = useStepInView(list);
  return (
    <div className="approach" data-layer={current}>
      <div className="approach-stage">
        <DrawingImage drawing={drawing} id={drawingId} />
      </div>
      <ol ref={list} className="approach-steps">
        {steps.map(({ title, description }, index) => (
          <li key={title} data-current={index + 1 === current ? "" : undefined}>
            <svg className="iso approach-frame" data-layer={index + 1} viewBox={drawing.viewBox} aria-hidden="true">
              <use href={`#${drawingId}`} />
            </svg>
            <span className="approach-number" aria-hidden="true">
              {index + 1}
            </span>
            <CardText title={title} description={description} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where a reader looks, as a fraction of the window height from the top. */
const readingLine = 0.6;

/** Returns the number of the last step whose top has passed the reading line; undefined before hydration. */
function useStepInView(list: RefObject<HTMLElement | null>): number | undefined {
  const [step, setStep] = useState<number>();
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const passed = new Set<Element>();
    // Reads the positions from the entries: asking the elements would lay out a section that is not shown yet.
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || boundingClientRect.top < 0) passed.add(target);
        else passed.delete(target);
      }
      setStep(
        Math.max(
          items.findLastIndex((item) => passed.has(item)),
          0,
        ) + 1,
      );
    };
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${100 * (1 - readingLine)}% 0px` });
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);
  return step;
}
