import type { ReactNode } from "react";

import "./section.css";

export type Ground = "paper" | "mist" | "day" | "day-2" | "night" | "brand" | "accent";

/** Classes of the grounds (styles/grounds.css). */
export const grounds: Record<Ground, string> = {
  paper: "ground-paper",
  mist: "ground-mist",
  day: "ground-day",
  "day-2": "ground-day-2",
  night: "ground-night",
  brand: "ground-brand",
  accent: "ground-accent",
};

type Props = {
  id?: string;
  ground?: Ground;
  heading?: string;
  /** Sets the heading as a small label below a rule. */
  label?: boolean;
  lead?: string | undefined;
  /** Direct children are as wide as the text; with the class `bleed` or `bleed-right` they reach the window's edge. */
  children: ReactNode;
  className?: string;
  /** Name of the script of this section (islands/start.ts). */
  enhance?: string;
};

/** A full-width section on one ground. */
export function Section({
  id,
  ground = "paper",
  heading,
  label = false,
  lead,
  children,
  className = "",
  enhance,
}: Props) {
  return (
    <section id={id} data-enhance={enhance} className={`section ${grounds[ground]} ${className}`}>
      {heading !== undefined && <h2 className={label ? "section-label" : "section-title"}>{heading}</h2>}
      {lead !== undefined && <p className="section-lead">{lead}</p>}
      {children}
    </section>
  );
}
