import { Link } from "react-router";
import { labels } from "virtual:shell";

import type { Crumb } from "#site/collections/views/crumbs.server.ts";
import type { LinkedCase } from "#site/collections/views/linked-case.server.ts";
import { pagePath } from "#site/paths.ts";
import { Breadcrumb } from "#site/ui/breadcrumb/breadcrumb.tsx";
import { Container } from "#site/ui/container/container.tsx";

import { Drawing } from "#site/blocks/drawing.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";

import "./case-hero.css";

type Props = Pick<LinkedCase, "title" | "subtitle" | "drawing"> & { crumbs: readonly Crumb[] };

export function CaseHero({ crumbs, title, subtitle, drawing }: Props) {
  return (
    <HeadBand className="case-hero">
      <Container>
        <div className="case-hero-layout">
          <div>
            <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} current={title} />
            <h1 tabIndex={-1} className="case-heading">
              {title}
            </h1>
            <p className="mt-4 max-w-[34em] text-lg text-night-text">
              <RichText text={subtitle} />
            </p>
            <Link
              prefetch="intent"
              to={pagePath("references")}
              className="no-print mt-3 inline-block py-1 text-sm text-night-text hover:underline"
            >
              <span aria-hidden="true">← </span>
              {labels.case.back}
            </Link>
          </div>
          <Drawing drawing={drawing} className="case-drawing" hasGround />
        </div>
      </Container>
    </HeadBand>
  );
}
