import type { CaseResult } from "#site/content/page-data/cards.server.ts";
import { Container } from "#site/ui/section.tsx";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

import "./case-results.css";

type Props = { heading: string; more: string; results: readonly CaseResult[] };

/** Shows one of three results by CSS. Each radio precedes its panel, so that the reading order is right. */
export function CaseResults({ heading, more, results }: Props) {
  return (
    <section className="on-dark bg-night py-16 text-paper lg:py-26">
      <Container>
        <fieldset className="min-w-0">
          <legend>
            <h2 className="text-sm font-semibold tracking-normal text-sky">{heading}</h2>
          </legend>
          <div className="result-grid">
            {results.map((result, index) => (
              <Result key={result.href} {...result} more={more} isFirst={index === 0} />
            ))}
          </div>
        </fieldset>
      </Container>
    </section>
  );
}

function Result({
  change,
  text,
  href,
  title,
  client,
  drawing,
  more,
  isFirst,
}: CaseResult & { more: string; isFirst: boolean }) {
  return (
    <>
      <label className="result-tab">
        <input type="radio" name="result" defaultChecked={isFirst} />
        <span className="block font-semibold">{change}</span>
        <span className="result-client">{client}</span>
      </label>
      <div className="result-panel keep-together">
        <div>
          <h3 className="result-change">{change}</h3>
          <p className="text-lg text-night-text">{text}</p>
          <p className="mt-5">
            <SiteLink href={href} className="more no-print inline-block py-1">
              {more}
              <span className="sr-only">: {title}</span>
            </SiteLink>
          </p>
        </div>
        <DrawingImage drawing={drawing} className="result-drawing" />
      </div>
    </>
  );
}
