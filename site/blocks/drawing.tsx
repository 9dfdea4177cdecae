import type { ReactNode } from "react";

import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";

import { DrawingPaths } from "./drawing-paths.tsx";

import "./drawing.css";

type Props = {
  drawing: DrawingData;
  /** Says what the drawing shows; without it the drawing is decoration. */
  label?: string;
  className?: string;
  /** By which others on the page may show its paths again. */
  id?: string;
  /** What lies above the drawing, in its coordinates. */
  children?: ReactNode;
};

/** Shows a drawing that was made at build. */
export function Drawing({ drawing: { viewBox, paths }, label, className = "", id, children }: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  // Shown again by `use`, the paths have no ancestor but this group to take their colours from.
  const shared = id !== undefined && { id, className: "iso stepped" };
  return (
    <svg className={`iso ${className}`} viewBox={viewBox} {...name}>
      <DrawingPaths paths={paths} {...shared} />
      {children}
    </svg>
  );
}
