import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

import { densities } from "./density.ts";
import type { Density } from "./density.ts";

type Props = {
  heading?: string;
  lead?: string;
  tone?: "paper" | "mist";
  density?: Density;
  className?: string;
  children: ReactNode;
};

export function Section({ heading, lead, tone = "paper", density = "normal", className = "", children }: Props) {
  const { space, heading: size, gap } = densities[density];
  return (
    <section className={`${space} ${tone === "mist" ? "border-y border-line bg-mist" : ""} ${className}`}>
      <Container>
        {heading !== undefined && <h2 className={`max-w-[18em] font-bold ${size}`}>{heading}</h2>}
        {lead !== undefined && <p className="mt-4 max-w-[38em] text-lg text-balance text-ink-2">{lead}</p>}
        <div className={heading === undefined ? "" : gap}>{children}</div>
      </Container>
    </section>
  );
}
