import type { ReactNode } from "react";

/** Space above and below a section, and its heading: minor ones are close to the end of a page. */
const densities = {
  normal: { space: "py-16 lg:py-26", heading: "text-2xl lg:text-3xl", gap: "mt-10" },
  minor: { space: "py-10 lg:py-14", heading: "text-xl", gap: "mt-6" },
} as const;

const tones = { paper: "", mist: "border-y border-line bg-mist" } as const;

type Layout = { tone?: keyof typeof tones; density?: keyof typeof densities; children: ReactNode };

/** Sets the width and side padding that header, sections and footer share. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-[82.5rem] px-5 sm:px-8 min-[120rem]:max-w-[92.5rem]">{children}</div>;
}

type SectionProps = Layout & { heading?: string; lead?: string; className?: string };

export function Section({ heading, lead, tone = "paper", density = "normal", className = "", children }: SectionProps) {
  const { space, heading: size, gap } = densities[density];
  return (
    <section className={`${space} ${tones[tone]} ${className}`}>
      <Container>
        {heading !== undefined && <h2 className={`max-w-[18em] font-bold ${size}`}>{heading}</h2>}
        {lead !== undefined && <p className="mt-4 max-w-[38em] text-lg text-balance text-ink-2">{lead}</p>}
        <div className={heading === undefined ? "" : gap}>{children}</div>
      </Container>
    </section>
  );
}

type SplitProps = Layout & {
  heading: string;
  /** Continues the section above after a hairline. */
  isContinued?: boolean;
};

/** Section with its heading next to the content on large screens. */
export function SplitSection({
  heading,
  tone = "mist",
  density = "normal",
  isContinued = false,
  children,
}: SplitProps) {
  const { space, heading: size } = densities[density];
  return (
    <section className={`${isContinued ? "" : space} ${tones[tone]}`}>
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
