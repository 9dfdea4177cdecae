import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

import { RichText } from "#site/blocks/rich-text.tsx";
import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";

import "./approach.css";

/**
 * Steps that build a drawing. On large screens a sticky drawing follows the current step; on others every step has its
 * own picture.
 */
export function Approach({ viewBox, steps }: ServiceDetailPage["service"]["approach"]) {
  const list = useRef<HTMLOListElement>(null);
  const current = useStepInView(list);
  const [, , width, height] = viewBox.split(" ");
  const picture = { loading: "lazy", width, height } as const;
  return (
    <Section heading={labels.service.approach} className="approach">
      <ol ref={list} className="approach-steps">
        {steps.map(({ title, description, image }, index) => (
          <li key={title} data-current={current === undefined || index + 1 === current || undefined}>
            <img {...picture} src={image} alt="" />
            <Figure value={`${index + 1}`} />
            <h3>{title}</h3>
            <p>
              <RichText text={description} />
            </p>
          </li>
        ))}
      </ol>
      <div className="approach-stage ground-day-2">
        <div>
          {steps.map(({ image }, index) => (
            <img
              key={image}
              {...picture}
              src={image}
              alt=""
              data-current={index + 1 === (current ?? steps.length) || undefined}
            />
          ))}
        </div>
      </div>
    </Section>
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
