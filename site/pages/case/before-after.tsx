import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Change } from "#site/drawings/before-after.ts";
import { labels } from "#site/generated/shared-content.ts";

import "./before-after.css";

/** Compares two drawings of the same place, on one ground. before-after.enhance.ts moves the line between them. */
export function BeforeAfter({ before, after }: Change) {
  return (
    <div className="before-after" data-enhance="before-after">
      <DrawingImage drawing={before} className="state-drawing state-before" />
      <DrawingImage drawing={after} className="state-drawing" />
      <input
        type="range"
        className="before-after-handle no-print"
        aria-label={labels.case.compare}
        defaultValue={45}
        autoComplete="off"
      />
    </div>
  );
}
