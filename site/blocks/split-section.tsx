import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

import "./split-section.css";

type Props = {
  heading: string;
  tone?: "paper" | "mist";
  /** Goes on in the band above it, after a hairline. */
  isContinued?: boolean;
  children: ReactNode;
};

/** A band with its heading beside the content instead of above it. */
export function SplitSection({ heading, tone = "mist", isContinued = false, children }: Props) {
  return (
    <section
      className={`pb-18 lg:pb-26 ${isContinued ? "" : "pt-18 lg:pt-26"} ${tone === "mist" ? "border-y border-line bg-mist" : ""}`}
    >
      <Container>
        <div className={`split-section ${isContinued ? "border-t border-line pt-18 lg:pt-26" : ""}`}>
          <h2 className="text-2xl font-bold lg:text-3xl">{heading}</h2>
          <div>{children}</div>
        </div>
      </Container>
    </section>
  );
}
