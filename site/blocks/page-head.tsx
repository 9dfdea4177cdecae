import type { ReactNode } from "react";

import type { Crumb } from "#site/collections/crumbs.server.ts";
import { Container } from "#site/ui/container.tsx";

import { Breadcrumb } from "./breadcrumb.tsx";

type Props = {
  crumbs: readonly Crumb[];
  /** The page's name in the breadcrumb, where it differs from the heading. */
  current?: string;
  heading: string;
  lead?: string;
  children?: ReactNode;
};

/** The night band every inner page opens with. */
export function PageHead({ crumbs, current, heading, lead, children }: Props) {
  return (
    <div className="bg-night py-14 text-paper lg:py-18">
      <Container>
        <Breadcrumb crumbs={crumbs} current={current ?? heading} />
        <h1 tabIndex={-1} className="mt-4 max-w-[14em] text-[clamp(2.5rem,5vw,4.5rem)] leading-none font-bold">
          {heading}
        </h1>
        {lead !== undefined && <p className="mt-5 max-w-[34em] text-xl text-night-text">{lead}</p>}
        {children}
      </Container>
    </div>
  );
}
