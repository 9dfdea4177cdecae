import type { ReactNode } from "react";

import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";

import { DrawingPaths } from "./drawing-paths.tsx";
import { Ground } from "./ground.tsx";

import "./drawing.css";

type Props = {
  drawing: DrawingData;
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

export function Drawing({
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
