import type { Review } from "#site/content/page-data/review.server.ts";
import { labels } from "#site/generated/shared-content.ts";

import { SiteLink } from "./site-link.tsx";

/** Shows the source of a statement and the month of its last review. */
export function ReviewLine({ source, month }: Review) {
  if (!source && month === undefined) return null;
  return (
    <p className="mt-2 text-sm text-ink-3">
      {month !== undefined && `${labels.review.reviewed} ${month}`}
      {source && month !== undefined && " · "}
      {source && (
        <SiteLink href={source.url} external className="underline underline-offset-3">
          {labels.review.source}: {source.name}
        </SiteLink>
      )}
    </p>
  );
}
