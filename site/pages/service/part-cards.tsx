import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import type { ServiceDetailPage, ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";

import "./part-cards.css";

/** Cards with the numbered parts of the drawing in the page head. Hovering a card or a number highlights both by CSS. */
export function Capabilities({ capabilities }: Pick<ServiceDetailPage["service"], "capabilities">) {
  return (
    <ol className="part-cards">
      {capabilities.map(({ title, description, view }, index) => (
        <li key={title} data-part={index + 1}>
          <div aria-hidden="true">
            <span>{index + 1}</span>
            <svg className="iso" data-layer={index + 1} viewBox={view.viewBox}>
              <path className="floor" d={view.floor} />
              <use href="#parts" />
            </svg>
          </div>
          <CardText title={title} description={description} />
        </li>
      ))}
    </ol>
  );
}

/** Numbers on the drawing of a service, one for each capability. */
export function PartMarks({ marks }: Pick<ServiceDetailPage["service"], "marks">) {
  return marks.map(({ from, to }, index) => (
    <g key={from.join(" ")} className="part-mark" data-part={index + 1}>
      <path d={`M${from.join(" ")}L${to.join(" ")}`} />
      <circle cx={from[0]} cy={from[1]} r="2" />
      <circle cx={to[0]} cy={to[1]} r="12" />
      <text x={to[0]} y={to[1]}>
        {index + 1}
      </text>
    </g>
  ));
}

type SlabProps = {
  cards: ServiceOverviewPage["service"]["cards"]["items"];
  slabs: ServiceOverviewPage["service"]["stack"]["slabs"];
};

/** The id by which a card repeats its slab of the drawing with `<use>`. */
export const slabId = (index: number): string => `slab-${index + 1}`;

/** Cards with the slabs of the drawing in the page head. */
export function SlabCards({ cards, slabs }: SlabProps) {
  return (
    <ul className="part-cards">
      {cards.map(({ id, title, description }, index) => (
        <li key={title} id={id} data-slab={index + 1}>
          <div aria-hidden="true">
            <svg className="iso" viewBox={slabs[index]?.viewBox}>
              <use href={`#${slabId(index)}`} />
            </svg>
          </div>
          <CardText title={title} description={description} />
        </li>
      ))}
    </ul>
  );
}

export function CardText({ title, description }: { title: string; description: LinkedText }) {
  return (
    <div>
      <h3 className="text-xl font-semibold">{title}</h3>
      <p className="mt-2 text-ink-2">
        <RichText text={description} />
      </p>
    </div>
  );
}
