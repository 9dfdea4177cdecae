import { CaseFigure } from "#site/blocks/case-figure.tsx";
import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";

import "./case-hero.css";

/** Where the drawing is: across the window, at its right edge below the figure, or beside the text. */
const layouts = {
  tiles: "band",
  dots: "band",
  lanes: "lanes",
  lines: "side",
  envelopes: "side",
  parts: "side",
} as const;

type Props = Pick<LinkedCase, "title" | "subtitle" | "keyNumber"> & {
  crumbs: readonly Crumb[];
  field: CountedFieldData;
};

/** Title, figure and the drawing that counts what the figure says. */
export function CaseHero({ crumbs, title, subtitle, keyNumber, field }: Props) {
  return (
    <Head ground="night" className={`case-hero case-hero-${layouts[field.wide.kind]}`}>
      <div className="case-hero-text">
        <PageBreadcrumb crumbs={crumbs} current={title} />
        <h1>{title}</h1>
        <p>
          <RichText text={subtitle} />
        </p>
      </div>
      <CaseFigure keyNumber={keyNumber} field={field} className="case-key-number" />
    </Head>
  );
}
