import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

import "./case-rows.css";

/** Short sections as a ruled list: the heading is the label of its row. */
export function CaseRows({ isContinued = false, children }: { isContinued?: boolean; children: ReactNode }) {
  return (
    <div className={isContinued ? "case-rows continued" : "case-rows"}>
      <Container>{children}</Container>
    </div>
  );
}

export function CaseRow({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="case-row">
      <h2>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
