import type { ReactNode } from "react";

type Props = {
  /** View box of the drawing that stands on the ground. */
  viewBox: string;
  isLit?: boolean;
  /** Tiles that replace the default lit ones. */
  children?: ReactNode;
};

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
export function Ground({ viewBox, isLit = true, children }: Props) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const [x, y] = [left + width / 2, top + height / 2];
  const r = Math.round(width * reach);
  const area = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  // The nearest corner of a tile.
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

/** A tile from its upper corner. */
export const tileOutline = "l20 10l-20 10l-20-10z";
