import type { Choice } from "#site/consent/stored-choice.ts";
import { labels } from "#site/generated/shared-content.ts";
import { pagePath } from "#site/paths.ts";

import "./consent-banner.css";

/** Is in every page, hidden. consent/consent.ts shows it and handles its buttons. */
export function ConsentBanner() {
  const { consent } = labels;
  const text = (
    <p>
      <span id="consent-heading" className="sr-only">
        {consent.heading}
      </span>
      {consent.text}{" "}
      <a href={pagePath("privacy")} className="underline">
        {consent.privacy}
      </a>
    </p>
  );

  return (
    <section tabIndex={-1} aria-labelledby="consent-heading" className="consent-banner" data-nosnippet="">
      <div className="consent-layout">
        {consent.details ? (
          <div>
            {text}
            <details>
              <summary className="py-1">{consent.details.summary}</summary>
              {consent.details.lines.map((line) => (
                <p key={line} className="py-1">
                  {line}
                </p>
              ))}
            </details>
          </div>
        ) : (
          text
        )}
        <div className="consent-choices">
          <ChoiceButton choice="declined" label={consent.decline} />
          <ChoiceButton choice="accepted" label={consent.accept} />
        </div>
      </div>
    </section>
  );
}

/** Both choices have the same style, so that neither is suggested. */
function ChoiceButton({ choice, label }: { choice: Choice; label: string }) {
  return (
    <button type="button" className="consent-choice" value={choice}>
      {label}
    </button>
  );
}
