import type { ComponentProps } from "react";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Island } from "#site/islands/island.tsx";
import { Section } from "#site/ui/section.tsx";

import Team from "./team.island.tsx";

import "./team-section.css";

type Props = Pages["about"]["team"] & ComponentProps<typeof Team>;

export function TeamSection({ heading, lead, needsScript, ...props }: Props) {
  return (
    <Section className="team">
      <div className="team-top">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </div>
      <Island of={Team} when="visible" className="team-list" {...props} />
      <p className="without-script mt-6 text-lg">{needsScript}</p>
    </Section>
  );
}
