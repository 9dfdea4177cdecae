import type { ReactNode } from "react";
import { labels } from "virtual:shell";

import type { Crumb } from "#site/collections/views/crumbs.server.ts";
import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";
import { Breadcrumb } from "#site/ui/breadcrumb/breadcrumb.tsx";
import { Container } from "#site/ui/container/container.tsx";

import { Drawing } from "./drawing.tsx";
import { HeadBand } from "./head-band.tsx";

type Props = {
  crumbs: readonly Crumb[];
  /** The page's name in the breadcrumb, where it differs from the heading. */
  current?: string;
  heading: string;
  lead: string;
  drawing: DrawingData;
  children?: ReactNode;
};

/** How a page opens that is there to look something up: low, so that the first entry is in sight. */
export function CompactHead({ crumbs, current, heading, lead, drawing, children }: Props) {
  return (
    <HeadBand className="compact-head">
      <Container>
        <div className="page-head-layout">
          <div>
            <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} current={current ?? heading} />
            <h1 tabIndex={-1} className="page-heading">
              {heading}
            </h1>
            <p className="mt-2 max-w-[60em] text-night-text">{lead}</p>
            {children !== undefined && <div className="compact-head-action">{children}</div>}
          </div>
          <Drawing drawing={drawing} className="page-drawing" />
        </div>
      </Container>
    </HeadBand>
  );
}
