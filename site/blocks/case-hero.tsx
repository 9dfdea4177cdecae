import { Link } from "react-router";
import { labels } from "virtual:shell";

import type { LinkedCase } from "#site/collections/linked-case.server.ts";
import { pagePath } from "#site/paths.ts";
import { Container } from "#site/ui/container.tsx";

import { Drawing } from "./drawing.tsx";
import { HeadBand } from "./head-band.tsx";
import { RichText as Rich } from "./rich-text.tsx";

/** A success story opens with its drawing on 60 % of the window. */
export function CaseHero({ title, subtitle, drawing }: LinkedCase) {
  return (
    <HeadBand className="case-hero">
      <Container>
        <div className="case-hero-layout">
          <div>
            <Link
              prefetch="intent"
              to={pagePath("references")}
              className="inline-block py-1 text-[0.9375rem] text-night-text hover:underline"
            >
              <span aria-hidden="true">← </span>
              {labels.case.back}
            </Link>
            <h1 tabIndex={-1} className="case-heading">
              {title}
            </h1>
            <p className="mt-4 max-w-[34em] text-lg text-night-text lg:text-xl">
              <Rich text={subtitle} />
            </p>
          </div>
          <Drawing drawing={drawing} className="case-drawing" />
        </div>
      </Container>
    </HeadBand>
  );
}
