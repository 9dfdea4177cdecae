import { useMemo } from "react";
import type { ReactNode } from "react";

import { writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";

import "./drawing-image.css";

type Props = {
  drawing: Drawing;
  /** Text alternative; without it the drawing is decoration. */
  label?: string;
  className?: string;
  /** Lets `<use>` repeat the paths elsewhere on the page; also their class. */
  id?: string;
  /** Replaces the drawing's own grid by the ground of a page head. */
  hasGround?: boolean;
  /** Overlay in the coordinates of the drawing. */
  children?: ReactNode;
};

export function DrawingImage({
  drawing: { viewBox, paths },
  label,
  className = "",
  id,
  hasGround = false,
  children,
}: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  // Paths repeated by `use` inherit their colors from this group only.
  const shared = id !== undefined && { id, className: `iso ${id}` };
  return (
    <svg className={`iso ${className}`} viewBox={viewBox} {...name}>
      {hasGround && <Ground viewBox={viewBox} />}
      <DrawingPaths paths={hasGround ? paths.replace(/^grid .+\n/m, "") : paths} {...shared} />
      {children}
    </svg>
  );
}

type PathsProps = { paths: string; id?: string; className?: string | undefined; "data-word"?: number | undefined };

/** Renders paths as inner HTML: they never change, so React does not have to compare them. */
export function DrawingPaths({ paths, ...rest }: PathsProps) {
  // Memoized, because React writes the paths again for a new object.
  const inner = useMemo(() => ({ __html: writePaths(paths) }), [paths]);
  // oxlint-disable-next-line react/no-danger -- Numbers from our own code.
  return <g {...rest} dangerouslySetInnerHTML={inner} />;
}

type GroundProps = {
  /** View box of the drawing that stands on the ground. */
  viewBox: string;
  isLit?: boolean;
  /** Tiles that replace the default lit ones. */
  children?: ReactNode;
};

/** The outline of a tile, drawn from its upper corner. */
export const tileOutline = "l20 10l-20 10l-20-10z";

/** Distance of the edge from the center, in widths of the drawing. */
const reach = 1.3;

/** Lit tiles, as steps of half a tile from the center. */
const lit = [
  [7, -5],
  [-5, -7],
  [9, 4],
  [-5, 7],
  [2, 8],
] as const;

/** Tiles around a drawing, in its units: they continue its own grid and fade out toward the text. One per page. */
export function Ground({ viewBox, isLit = true, children }: GroundProps) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [x, y] = [left + width / 2, top + height / 2];
  const r = Math.round(width * reach);
  const area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  // Rounds the center to the nearest corner of a tile, so that lit tiles lie on the grid.
  const [column, row] = [Math.round(x / 40) * 2, Math.round(y / 20) * 2];
  return (
    <g className="ground">
      <pattern id="ground-tile" width="40" height="20" patternUnits="userSpaceOnUse">
        <path className="grid" d="M0 0l40 20M0 20l40-20" />
      </pattern>
      <radialGradient id="ground-fade">
        <stop offset=".35" stopColor="white" />
        <stop offset="1" stopColor="white" stopOpacity="0" />
      </radialGradient>
      <mask id="ground-mask">
        <rect {...area} fill="url(#ground-fade)" />
      </mask>
      <rect {...area} fill="url(#ground-tile)" mask="url(#ground-mask)" />
      {children}
      {children === undefined && isLit && (
        <path
          className="lit"
          d={lit.map(([right, down]) => `M${(column + right) * 20} ${(row + down) * 10}${tileOutline}`).join("")}
        />
      )}
    </g>
  );
}
