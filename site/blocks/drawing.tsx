import { useMemo } from "react";
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

/**
 * Shows a drawing that was made at build. To React it is one element with one text, because nothing in it ever changes.
 */
export function Drawing({ drawing: { viewBox, paths }, label, className = "", children }: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  // The same object as long as it is the same drawing: given another, React would write its paths anew.
  const inner = useMemo(() => ({ __html: writePaths(paths) }), [paths]);
  return (
    <svg className={`iso ${className}`} viewBox={viewBox} {...name}>
      {/* oxlint-disable-next-line react/no-danger -- Made of numbers by our own code. */}
      <g dangerouslySetInnerHTML={inner} />
      {children}
    </svg>
  );
}

const writePaths = (paths: string): string =>
  paths.replaceAll(/^(\S+) (.+)$/gm, '<path class="$1" d="$2"/>').replaceAll("\n", "");
