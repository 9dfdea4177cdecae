import { labels } from "#site/generated/shell.ts";

import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import { Breadcrumb } from "#site/ui/breadcrumb.tsx";
import { Container } from "#site/ui/section.tsx";

import { KeyNumber } from "#site/blocks/key-number.tsx";
import { HeadBand } from "#site/blocks/page-head.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import { BeforeAfter } from "./before-after.tsx";

import "./case-hero.css";

type Props = Pick<LinkedCase, "title" | "subtitle" | "keyNumber" | "change"> & { crumbs: readonly Crumb[] };

export function CaseHero({ crumbs, title, subtitle, keyNumber, change }: Props) {
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
            <p className="case-key-number">
              <strong>
                <KeyNumber value={keyNumber.value} />
              </strong>{" "}
              <span>{keyNumber.text}</span>
            </p>
          </div>
          <BeforeAfter {...change.drawing} />
        </div>
      </Container>
    </HeadBand>
  );
}
