import { CountedField, FieldCaption } from "#site/blocks/counted-field.tsx";
import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { LinkedCase } from "#site/content/page-data/case-page.server.ts";
import type { CountedFieldData } from "#site/content/page-data/counted-field.server.ts";
import type { Crumb } from "#site/content/page-data/site-pages.server.ts";
import { Figure } from "#site/ui/figure.tsx";

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
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          <RichText text={subtitle} />
        </p>
      </div>
      <p className="case-key-number">
        <strong className={field.showsFigure ? "sr-only" : ""}>
          <Figure value={keyNumber.value} />
        </strong>{" "}
        <span>{keyNumber.text}</span>
      </p>
      <CountedField {...field} />
      <FieldCaption {...field} />
    </Head>
  );
}
