import { RichText } from "#site/blocks/rich-text.tsx";
import type { DetailPage } from "#site/content/page-data/service-page.server.ts";

import "./part-cards.css";

/** Cards with the numbered parts of the drawing in the page head. Hovering a card or a number highlights both by CSS. */
export function Capabilities({ capabilities }: Pick<DetailPage["service"], "capabilities">) {
  return (
    <ol className="part-cards">
      {capabilities.map(({ title, description, view }, index) => (
        <li key={title} data-part={index + 1}>
          <div aria-hidden="true">
            <span>{index + 1}</span>
            <svg className="iso" data-step={index + 1} viewBox={view.viewBox}>
              <path className="floor" d={view.floor} />
              <use href="#parts" />
            </svg>
          </div>
          <div>
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
