import type { ReactNode } from "react";

import { Container } from "#site/ui/container/container.tsx";
import { densities } from "#site/ui/section/density.ts";
import type { Density } from "#site/ui/section/density.ts";

type Props = {
  heading: string;
  tone?: "paper" | "mist";
  density?: Density;
  /** Continues the section above after a hairline. */
  isContinued?: boolean;
  children: ReactNode;
};

/** Section with its heading next to the content on large screens. */
export function SplitSection({ heading, tone = "mist", density = "normal", isContinued = false, children }: Props) {
  const { space, heading: size } = densities[density];
  return (
    <section className={`${isContinued ? "" : space} ${tone === "mist" ? "border-y border-line bg-mist" : ""}`}>
      <Container>
        <div
          className={`split-section grid gap-x-18 gap-y-8 lg:grid-cols-[0.8fr_1.2fr] ${isContinued ? `border-t border-line ${space}` : ""}`}
        >
          <h2 className={`font-bold ${size}`}>{heading}</h2>
          <div>{children}</div>
        </div>
      </Container>
    </section>
  );
}
