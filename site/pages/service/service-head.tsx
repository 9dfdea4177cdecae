import type { ReactNode } from "react";

import { Head, PageBreadcrumb } from "#site/blocks/page-head.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { ServiceDetailPage, ServiceOverviewPage } from "#site/content/page-data/service-page.server.ts";
import { nightBlocksFile, pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";

import "./service-head.css";

type Props = Pick<ServiceDetailPage, "crumbs"> & {
  service: ServiceDetailPage["service"] | ServiceOverviewPage["service"];
  /** Part of the drawing in the middle of the blocks. */
  viewBox: string;
  children: ReactNode;
};

/** Names with longer words are smaller on phones, and longer names on other screens. */
const longWord = 10;
const longName = 18;

/** The name of the service across the page, above its drawing. */
export function ServiceHead({ crumbs, service: { title, heading, lead, callToAction }, viewBox, children }: Props) {
  const { name, rest } = heading;
  const hasLongWord = name.split(" ").some((word) => word.length > longWord);
  const length = name.length > longName ? "name" : hasLongWord ? "word" : undefined;
  return (
    <Head ground="night" className="service-head">
      <NightBlocks viewBox={viewBox} />
      <PageBreadcrumb crumbs={crumbs} current={title} />
      <h1 className="service-heading" data-long={length}>
        <span className="service-name">{name}</span> <span className="service-rest">{rest}</span>
      </h1>
      <p className="service-lead">
        <RichText text={lead} />
      </p>
      <p className="no-print">
        <a href={pagePath("contact")} className={button.primary}>
          {callToAction.button}
        </a>
      </p>
      {children}
    </Head>
  );
}

const roundTo = (tile: number, position: number): number => Math.round(position / tile) * tile;

/** Blocks around the drawing. Its middle is rounded to a tile, so that the lines of the ground fit. */
function NightBlocks({ viewBox }: { viewBox: string }) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return (
    <svg className="night-blocks" viewBox={viewBox} aria-hidden="true">
      <use href={`${nightBlocksFile}#blocks`} x={roundTo(40, left + width / 2)} y={roundTo(20, top + height / 2)} />
    </svg>
  );
}
