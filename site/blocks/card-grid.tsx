import type { ReactNode } from "react";

import "./card-grid.css";

const grids = { 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" };

type Props = {
  /** Columns on large screens. */
  columns: keyof typeof grids;
  className?: string;
  children: ReactNode;
};

/** Sets list items on a grid of hairlines, and as a ruled list on phones. */
export function CardGrid({ columns, className = "", children }: Props) {
  return <ul className={`card-grid ${grids[columns]} ${className}`}>{children}</ul>;
}
