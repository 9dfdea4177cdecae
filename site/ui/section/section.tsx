import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

type Props = { heading?: string; lead?: string; tone?: "paper" | "mist"; className?: string; children: ReactNode };

export function Section({ heading, lead, tone = "paper", className = "", children }: Props) {
  return (
    <section className={`py-18 lg:py-26 ${tone === "mist" ? "border-y border-line bg-mist" : ""} ${className}`}>
      <Container>
        {heading !== undefined && <h2 className="max-w-[18em] text-2xl font-bold lg:text-3xl">{heading}</h2>}
        {lead !== undefined && <p className="mt-4 max-w-[38em] text-lg text-ink-2">{lead}</p>}
        <div className={heading === undefined ? "" : "mt-10"}>{children}</div>
      </Container>
    </section>
  );
}
