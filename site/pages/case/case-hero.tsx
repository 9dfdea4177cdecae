import { labels } from "#site/generated/shell.ts";

import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { Breadcrumb } from "#site/ui/breadcrumb.tsx";
import { Container } from "#site/ui/section.tsx";

import { FigureValue } from "#site/blocks/figure-value.tsx";
import { HeadBand } from "#site/blocks/page-head.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { BeforeAfter } from "./before-after.tsx";

import "./case-hero.css";

type Props = Pick<LinkedCase, "title" | "subtitle" | "figure" | "change"> & { crumbs: readonly Crumb[] };

export function CaseHero({ crumbs, title, subtitle, figure, change }: Props) {
  return (
    <HeadBand className="case-hero">
      <Container>
        <div className="case-hero-layout">
          <div className="case-hero-text">
            <Breadcrumb label={labels.breadcrumb} crumbs={crumbs} current={title} />
            <h1 tabIndex={-1} className="case-heading">
              {title}
            </h1>
            <p className="case-lead">
              <RichText text={subtitle} />
            </p>
            <p className="case-figure">
              <strong>
                <FigureValue value={figure.value} />
              </strong>{" "}
              <span>{figure.text}</span>
            </p>
          </div>
          <BeforeAfter {...change.drawing} />
        </div>
      </Container>
    </HeadBand>
  );
}
