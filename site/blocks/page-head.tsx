import { isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { labels } from "virtual:shell";

import type { Crumb } from "#site/collections/views/crumbs.server.ts";
import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { pagePath } from "#site/paths.ts";
import { Breadcrumb } from "#site/ui/breadcrumb/breadcrumb.tsx";
import { button } from "#site/ui/button/button.ts";
import { Container } from "#site/ui/container/container.tsx";

import { Drawing } from "./drawing.tsx";
import { HeadBand } from "./head-band.tsx";
import { RichText } from "./rich-text.tsx";

import "./page-head.css";
import "./compact-head.css";

type Props = {
  crumbs: readonly Crumb[];
  /** The page's name in the breadcrumb, where it differs from the heading. */
  current?: string;
  heading: string;
  lead?: LinkedText;
  /** A part of its own where it is more than a picture. */
  drawing: DrawingData | ReactElement;
  /** Low, so that the first entry of a list is in sight; with room for the list's search, which stands on it. */
  compact?: "alone" | "above-search";
  /** Label of a button to the contact page. */
  action?: string;
  children?: ReactNode;
};

/** Not by looking for the search in the stylesheet: the browser may paint the head before it has read that far. */
const headClass = { alone: "compact-head", "above-search": "compact-head head-above-search" } as const;

/** How every inner page opens: where it stands, what it says, its own drawing. */
export function PageHead({ crumbs, current, heading, lead, drawing, compact, action, children }: Props) {
  return (
    <HeadBand className={compact && headClass[compact]}>
      <Container>
        <div className="page-head-layout">
          <div>
            <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} current={current ?? heading} />
            <h1 tabIndex={-1} className="page-heading">
              {heading}
            </h1>
            {lead !== undefined && (
              <p className={`text-night-text ${compact ? "mt-2 max-w-[60em]" : "mt-5 max-w-[34em] text-lg"}`}>
                <RichText text={lead} />
              </p>
            )}
            {action !== undefined && (
              <Link prefetch="intent" to={pagePath("contact")} className={`${button.primary} mt-8`}>
                {action}
              </Link>
            )}
            {children}
          </div>
          {isValidElement(drawing) ? drawing : <Drawing drawing={drawing} className="page-drawing" />}
        </div>
      </Container>
    </HeadBand>
  );
}
