import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { Drawing } from "#site/blocks/drawing.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { DetailPage } from "#site/content/page-data/service-page.server.ts";

import "./approach.css";

const drawingId = "stepped";

/**
 * Steps that build a drawing. On large screens a sticky drawing follows the current step; on others every step has its
 * own frame, which repeats the same paths by `use`.
 */
export function Approach({ drawing, steps }: DetailPage["service"]["approach"]) {
  const list = useRef<HTMLOListElement>(null);
  const current = useStepInView(list);
  return (
    <div className="approach" data-step={current}>
      <div className="approach-stage">
        <Drawing drawing={drawing} id={drawingId} />
      </div>
      <ol ref={list} className="approach-steps">
        {steps.map(({ title, description }, index) => (
          <li key={title} data-current={index + 1 === current ? "" : undefined}>
            <svg className="iso approach-frame" data-step={index + 1} viewBox={drawing.viewBox} aria-hidden="true">
              <use href={`#${drawingId}`} />
            </svg>
            <span className="approach-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-ink-2">
                <RichText text={description} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Fraction of the window height. */
const readingLine = 0.6;

/** Returns the number of the last step whose top has passed the reading line; undefined before hydration. */
function useStepInView(list: RefObject<HTMLElement | null>): number | undefined {
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
