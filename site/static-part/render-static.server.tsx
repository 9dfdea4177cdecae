import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { SiteContext } from "#site/blocks/site-context.ts";
import type { SiteFrame } from "#site/collections/frame.server.ts";

import { staticMark } from "./static-mark.ts";

/** A part of a page that never changes, as HTML: docs/decisions/025-nothing-said-twice.md. */
export function renderStatic(frame: SiteFrame, part: ReactNode): string {
  const page = (
    <SiteContext value={frame}>
      <MemoryRouter>{part}</MemoryRouter>
    </SiteContext>
  );
  return staticMark + renderToStaticMarkup(page);
}
