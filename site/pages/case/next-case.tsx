import { labels } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Section } from "#site/ui/section.tsx";

import "./next-case.css";

type Props = { path: string; title: string; client: string; figure: string };

export function NextCase({ path, title, client, figure }: Props) {
  return (
    <Section ground="mist" heading={labels.case.next} label className="no-print next-case">
      <div className="next-case-row">
        <p className="next-case-title more">
          <a href={path} className="hover:underline">
            {title}
          </a>
        </p>
        <p className="next-case-figure" aria-hidden="true">
          <Figure value={figure} />
        </p>
      </div>
      <p className="next-case-foot">
        {client}
        <a href={pagePath("references")} className="hover:underline">
          <span aria-hidden="true">← </span>
          {labels.case.back}
        </a>
      </p>
    </Section>
  );
}
