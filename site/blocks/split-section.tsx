import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";

type Props = {
  heading: string;
  tone?: "paper" | "mist";
  /** Continues the section above after a hairline. */
  isContinued?: boolean;
  children: ReactNode;
};

/** Section with its heading next to the content on large screens. */
export function SplitSection({ heading, tone = "mist", isContinued = false, children }: Props) {
  return (
    <section
      className={`pb-18 lg:pb-26 ${isContinued ? "" : "pt-18 lg:pt-26"} ${tone === "mist" ? "border-y border-line bg-mist" : ""}`}
    >
      <Container>
        <div
          className={`split-section grid gap-x-18 gap-y-8 lg:grid-cols-[0.8fr_1.2fr] ${isContinued ? "border-t border-line pt-18 lg:pt-26" : ""}`}
        >
          <h2 className="text-2xl font-bold lg:text-3xl">{heading}</h2>
          <div>{children}</div>
        </div>
      </Container>
    </section>
  );
}
