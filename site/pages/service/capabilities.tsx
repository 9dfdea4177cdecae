import { RichText } from "#site/blocks/rich-text.tsx";
import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { Figure } from "#site/ui/figure.tsx";

import "./capabilities.css";

/** The numbered parts of the drawing in the page head. Hovering one highlights its number there by CSS, and the reverse. */
export function Capabilities({ capabilities }: Pick<ServiceDetailPage["service"], "capabilities">) {
  return (
    <ol className="capabilities">
      {capabilities.map(({ title, description, viewBox }, index) => (
        <li key={title} data-part={index + 1}>
          <div aria-hidden="true">
            <Figure value={`${index + 1}`} />
            <svg className="iso" data-layer={index + 1} viewBox={viewBox} preserveAspectRatio="xMidYMax">
              <use href="#parts" />
            </svg>
          </div>
          <h3>{title}</h3>
          <p>
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
  );
}
