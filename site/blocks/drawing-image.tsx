import type { ReactNode } from "react";

import { alignmentOf, writePaths } from "#site/drawings/drawing.ts";
import type { Drawing } from "#site/drawings/drawing.ts";

import "./drawing-image.css";

type Props = {
  drawing: Drawing;
  /** Text alternative; without it the drawing is decoration. */
  label?: string;
  className?: string;
  /** Lets `<use>` repeat the paths elsewhere on the page; also their class. */
  id?: string;
  /** Overlay in the coordinates of the drawing. */
  children?: ReactNode;
};

export function DrawingImage({ drawing: { viewBox, paths }, label, className = "", id, children }: Props) {
  const name = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  // Paths repeated by `use` inherit their colors from this group only.
  const shared = id !== undefined && { id, className: `iso ${id}` };
  return (
    <svg className={`iso ${className}`} viewBox={viewBox} preserveAspectRatio={alignmentOf(viewBox)} {...name}>
      <DrawingPaths paths={paths} {...shared} />
      {children}
    </svg>
  );
}

type PathsProps = { paths: string; id?: string; className?: string | undefined };

export function DrawingPaths({ paths, ...rest }: PathsProps) {
  // oxlint-disable-next-line react/no-danger -- Numbers from our own code.
  return <g {...rest} dangerouslySetInnerHTML={{ __html: writePaths(paths) }} />;
}
