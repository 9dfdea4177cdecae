import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";

import type { Drawing } from "#site/drawings/drawing.ts";
import { pagePath } from "#site/paths.ts";
import { Container } from "#site/ui/section.tsx";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";

import "./next-case.css";

type Props = { path: string; title: string; client: string; drawing: Drawing };

export function NextCase({ path, title, client, drawing }: Props) {
  return (
    <section className="no-print border-t border-line">
      <Container>
        <div className="next-case relative flex items-center justify-between gap-6 py-10">
          <div>
            <h2 className="text-sm tracking-normal text-ink-3">{labels.case.next}</h2>
            <p className="more mt-2 text-xl text-balance lg:text-2xl">
              <Link prefetch="intent" to={path} className="after:absolute after:inset-0">
                {title}
              </Link>
            </p>
            <p className="mt-2 text-ink-3">{client}</p>
            <p className="mt-6">
              <Link
                prefetch="intent"
                to={pagePath("references")}
                className="relative z-1 inline-block py-1 text-sm text-ink-3 hover:underline"
              >
                <span aria-hidden="true">← </span>
                {labels.case.back}
              </Link>
            </p>
          </div>
          <DrawingImage drawing={drawing} />
        </div>
      </Container>
    </section>
  );
}
