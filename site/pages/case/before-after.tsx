import { useRef } from "react";
import { labels } from "virtual:shell";

import { Drawing } from "#site/blocks/drawing.tsx";
import type { Case } from "#site/collections/schemas/cases.server.ts";

import "./before-after.css";

/** Compares two drawings of the same place. */
export function BeforeAfter({ drawing, before, after }: Case["change"]) {
  const box = useRef<HTMLDivElement>(null);
  const split = (handle: HTMLInputElement) => box.current?.style.setProperty("--split", `${handle.value}%`);
  return (
    <div ref={box} className="before-after">
      <StateText heading={labels.case.before} text={before} />
      <StateText heading={labels.case.after} text={after} />
      <Drawing drawing={drawing.before} className="state-drawing" />
      <Drawing drawing={drawing.after} className="state-drawing" />
      <input
        type="range"
        className="before-after-handle no-print"
        aria-label={labels.case.compare}
        defaultValue={50}
        ref={(handle) => {
          // Browsers restore the value after a reload.
          if (handle) split(handle);
        }}
        onInput={(event) => split(event.currentTarget)}
      />
    </div>
  );
}

function StateText({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="state-text">
      <h3 className="text-lg font-semibold">{heading}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
    </div>
  );
}
