import type { ReactNode } from "react";

import type { Crumb } from "#site/collections/crumbs.server.ts";
import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";
import { Breadcrumb } from "#site/ui/breadcrumb.tsx";
import { Container } from "#site/ui/container.tsx";

import { Drawing } from "./drawing.tsx";
import { useSite } from "./site-context.ts";

type Props = {
  crumbs: readonly Crumb[];
  /** The page's name in the breadcrumb, where it differs from the heading. */
  current?: string;
  heading: string;
  lead?: string;
  drawing: DrawingData;
  children?: ReactNode;
};

/** The night band every inner page opens with: where it stands, what it says, its own drawing. */
export function PageHead({ crumbs, current, heading, lead, drawing, children }: Props) {
  const { words } = useSite();
  return (
    <div className="page-head on-night bg-night text-paper">
      <Container>
        <div className="page-head-layout">
          <div>
            <Breadcrumb label={words.breadcrumb} crumbs={crumbs} current={current ?? heading} />
            <h1 tabIndex={-1} className="page-heading">
              {heading}
            </h1>
            {lead !== undefined && <p className="mt-5 max-w-[34em] text-lg text-night-text sm:text-xl">{lead}</p>}
            {children}
          </div>
          <Drawing drawing={drawing} className="page-drawing" />
        </div>
      </Container>
    </div>
  );
}
