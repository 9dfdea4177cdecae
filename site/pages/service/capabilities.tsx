import { Drawing } from "#site/blocks/drawing.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedDetail } from "#site/collections/views/linked-service.server.ts";

import "./capabilities.css";

/** Cards with the numbered parts of the drawing in the page head. Hovering a card or a number highlights both by CSS. */
export function Capabilities({ capabilities }: Pick<LinkedDetail, "capabilities">) {
  return (
    <ol className="capabilities grid gap-px p-px md:grid-cols-2 lg:grid-cols-3">
      {capabilities.map(({ title, description, part }, index) => (
        <li key={title} className="bg-paper outline outline-line" data-part={index + 1}>
          <div className="capability-part" aria-hidden="true">
            <span>{index + 1}</span>
            {part && <Drawing drawing={part} />}
          </div>
          <div className="p-8">
            <h3 className="text-xl font-semibold">{title}</h3>
            <p className="mt-2 text-ink-2">
              <RichText text={description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
