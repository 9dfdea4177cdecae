import { useRef } from "react";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Change } from "#site/drawings/before-after.ts";
import { labels } from "#site/generated/shared-content.ts";

import "./before-after.css";

/** Compares two drawings of the same place, on one ground. */
export function BeforeAfter({ before, after }: Change) {
  const box = useRef<HTMLDivElement>(null);
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
        ref={(handle) => {
          // Browsers restore the value after a reload.
          if (handle) split(handle);
        }}
        onInput={(event) => split(event.currentTarget)}
      />
    </div>
  );
}
