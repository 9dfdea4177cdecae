import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";

import type { ProofCard } from "#site/content/page-data/cards.server.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SplitSection } from "#site/ui/section.tsx";

/** Links a case or an article as evidence for a service. */
export function Proof({ kind, href, title, text, drawing }: ProofCard) {
  const { service } = labels;
  return (
    <SplitSection heading={kind === "case" ? service.proof : service.reading} tone="paper" density="minor">
      <div className="keep-together relative grid border border-line bg-paper sm:grid-cols-[13rem_1fr]">
        <div className="on-dark grid place-items-center bg-night p-6">
          <DrawingImage drawing={drawing} className="max-h-40" />
        </div>
        <div className="p-6 sm:p-8">
          <p className="text-lg">{text}</p>
          <p className="more mt-4">
            <Link prefetch="intent" to={href} className="after:absolute after:inset-0">
              {service[kind]}: {title}
            </Link>
          </p>
        </div>
      </div>
    </SplitSection>
  );
}
