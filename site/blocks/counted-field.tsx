import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import type { Field } from "#site/drawings/fields.ts";

import { DrawingPaths } from "./drawing-image.tsx";

import "./counted-field.css";

type Props = Pick<CountedFieldData, "wide" | "narrow" | "label"> & { className?: string };

/** A drawing that counts. Small windows get fewer columns of tiles or dots, so that each one stays visible. */
export function CountedField({ wide, narrow, label, className = "" }: Props) {
  return (
    <div className={`field ${className}`} {...{ role: "img", "aria-label": label }}>
      <FieldSvg field={wide} className={narrow && "field-wide"} />
      {narrow && <FieldSvg field={narrow} className="field-narrow" />}
    </div>
  );
}

type SvgProps = { field: Field; className?: string | undefined };

function FieldSvg({ field: { kind, viewBox, paths, labels, isStretched, iso }, className = "" }: SvgProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio={isStretched === true ? "none" : undefined}
      className={`field-${kind} ${className} ${iso === undefined ? "" : "iso"}`}
    >
      {iso !== undefined && <DrawingPaths paths={iso} />}
      {paths.map(({ name, d }) => (
        <path key={d} d={d} className={`field-${name}`} />
      ))}
      {labels.map(({ x, y, text, anchor, isOnSheet }) => (
        <text key={text} x={x} y={y} textAnchor={anchor} className={isOnSheet && "field-entry-name"}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Says what one unit of the drawing is, next to a sample of it, unless the drawing shows that. */
export function FieldCaption({ caption, wide }: Pick<CountedFieldData, "caption" | "wide">) {
  return caption && <p className={`field-caption field-caption-${wide.kind}`}>{caption}</p>;
}
