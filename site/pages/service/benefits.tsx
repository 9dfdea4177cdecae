import type { ServiceDetailPage } from "#site/content/page-data/service-page.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { Section } from "#site/ui/section.tsx";

import "./benefits.css";

/** Statements in large type, between rules over the full width. */
export function Benefits({ benefits }: Pick<ServiceDetailPage["service"], "benefits">) {
  return (
    <Section ground="night" className="benefits">
      <h2>{labels.service.benefits}</h2>
      <ul className="bleed">
        {benefits.map((parts) => (
          <li key={parts.join("")}>
            {parts.map((part, index) => (index % 2 === 0 ? part : <em key={part}>{part}</em>))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
