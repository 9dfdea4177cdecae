import { isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { pagePath } from "#site/paths.ts";
import { Breadcrumb } from "#site/ui/breadcrumb.tsx";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/section.tsx";
import { DrawingImage } from "./drawing-image.tsx";
import { RichText } from "./rich-text.tsx";

import "./page-head.css";

type Props = {
  crumbs: readonly Crumb[];
  /** Name in the breadcrumb, if it differs from the heading. */
  current?: string;
  heading: string;
  lead?: LinkedText;
  /** Pages whose drawing is interactive pass an element. */
  drawing: Drawing | ReactElement;
  /** Low, so that the first content is in view; "above-search" leaves space for the search of a list. */
  compact?: keyof typeof headClass;
  /** Label of a button to the contact page. */
  action?: string;
  children?: ReactNode;
};

/** A class, not `:has(.list-search)`: the browser may paint the head before it has parsed the search. */
const headClass = {
  alone: "compact-head",
  "above-search": "compact-head head-above-search",
} as const;

/** Opens an inner page with breadcrumb, heading, lead and drawing. */
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
              <p className="mt-5 max-w-[34em] text-lg text-night-text">
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
          {isValidElement(drawing) ? drawing : <DrawingImage drawing={drawing} className="page-drawing" hasGround />}
        </div>
      </Container>
    </HeadBand>
  );
}

type BandProps = { className?: string | undefined; children: ReactNode };

/** Dark band at the top of every page. Browsers wait for its end before the first paint (site/root.tsx). */
export function HeadBand({ className = "", children }: BandProps) {
  return (
    <div className={`head-band on-dark bg-night text-paper ${className}`}>
      {children}
      <span id="page-head-end" />
    </div>
  );
}
