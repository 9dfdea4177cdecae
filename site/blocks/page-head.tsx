import type { ReactNode } from "react";

import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import type { LinkedText } from "#site/glossary/linked-text.ts";
import { Breadcrumb } from "#site/ui/breadcrumb.tsx";
import { grounds } from "#site/ui/section.tsx";
import type { Ground } from "#site/ui/section.tsx";

import { RichText } from "./rich-text.tsx";

import "./page-head.css";

type HeadProps = {
  ground: Extract<Ground, "paper" | "day" | "night" | "brand">;
  className?: string;
  /** Name of the script of this band (islands/start.ts). */
  enhance?: string;
  children: ReactNode;
};

/**
 * The band at the top of every page, whose ground the header continues. Browsers wait for its end before the first paint
 * (site/root.tsx).
 */
export function Head({ ground, className = "", enhance, children }: HeadProps) {
  return (
    <div data-enhance={enhance} className={`section head-band ${grounds[ground]} ${className}`}>
      {children}
      <span id="page-head-end" />
    </div>
  );
}

export function PageBreadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} current={current} />;
}

type Props = Partial<HeadProps> & {
  crumbs: readonly Crumb[];
  /** Name in the breadcrumb, if it differs from the heading. */
  shortTitle?: string;
  heading: string;
  lead?: LinkedText;
};

/** Opens an inner page with breadcrumb, heading and lead. */
export function PageHead({ ground = "paper", className = "", crumbs, shortTitle, heading, lead, children }: Props) {
  return (
    <Head ground={ground} className={className}>
      <PageBreadcrumb crumbs={crumbs} current={shortTitle ?? heading} />
      <h1 className="head-title">{heading}</h1>
      {lead !== undefined && (
        <p className="head-lead">
          <RichText text={lead} />
        </p>
      )}
      {children}
    </Head>
  );
}
