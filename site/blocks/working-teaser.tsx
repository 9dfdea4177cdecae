import type { Pages } from "#site/content/schemas/pages.server.ts";
import { workingWithUs } from "#site/paths.ts";

import { SiteLink } from "./site-link.tsx";
import { SplitSection } from "#site/ui/section.tsx";

type Props = Pages["home"]["workingWithUs"] & { tone: "paper" | "mist" };

/** Leads to the section of the contact page that says how a project starts. */
export function WorkingTeaser({ heading, text, more, tone }: Props) {
  return (
    <SplitSection heading={heading} tone={tone} density="minor">
      <p className="max-w-[44em] text-lg">{text}</p>
      <p className="mt-5">
        <SiteLink href={workingWithUs} className="more no-print inline-block py-1">
          {more}
        </SiteLink>
      </p>
    </SplitSection>
  );
}
