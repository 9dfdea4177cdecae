import type { ReactNode } from "react";

import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";

type Props = {
  drawing: DrawingData;
  /** Says what the drawing shows; without it the drawing is decoration. */
  label?: string;
  className?: string;
  /** What lies above the drawing, in its coordinates. */
  children?: ReactNode;
};

/** Shows a drawing that was made at build. */
export function Drawing({ drawing: { viewBox, paths }, label, className = "", children }: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={`iso ${className}`} viewBox={viewBox} {...name}>
      {paths.split("\n").map((path) => {
        const space = path.indexOf(" ");
        return <path key={path} className={path.slice(0, space)} d={path.slice(space + 1)} />;
      })}
      {children}
    </svg>
  );
}
