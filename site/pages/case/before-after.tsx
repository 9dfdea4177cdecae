import { useRef } from "react";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Change } from "#site/drawings/before-after.ts";
import { labels } from "#site/generated/shared-content.ts";

import "./before-after.css";

/** Compares two drawings of the same place, on one ground. */
export function BeforeAfter({ before, after }: Change) {
  const box = useRef<HTMLDivElement>(null);
  const valueAtStart = useRef("");
  const split = (handle: HTMLInputElement) => box.current?.style.setProperty("--split", `${handle.value}%`);
  return (
    <div ref={box} className="before-after">
      <DrawingImage drawing={before} className="state-drawing state-before" />
      <DrawingImage drawing={after} className="state-drawing" />
      <input
        type="range"
        className="before-after-handle no-print"
        aria-label={labels.case.compare}
        defaultValue={45}
        // Firefox would restore the handle after a reload, but not the picture.
        autoComplete="off"
        ref={(handle) => {
          // It may have been moved before hydration.
          if (handle) split(handle);
        }}
        onInput={(event) => split(event.currentTarget)}
        onPointerDown={(event) => {
          valueAtStart.current = event.currentTarget.value;
        }}
        // The finger scrolls the page instead.
        onPointerCancel={({ currentTarget }) => {
          currentTarget.value = valueAtStart.current;
          split(currentTarget);
        }}
      />
    </div>
  );
}
