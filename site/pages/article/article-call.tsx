import type { Article } from "#site/content/schemas/articles.server.ts";
import { button } from "#site/ui/button/button.ts";

import { CallBand } from "#site/blocks/call-band.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

export function ArticleCall({ heading, text, buttons }: NonNullable<Article["callToAction"]>) {
  return (
    <CallBand heading={heading} text={text}>
      <p className="flex flex-wrap gap-3">
        {buttons.map(({ label, to }, index) => (
          <SiteLink key={label} {...to} className={index === 0 ? button.onBlue : button.onBlueOutline}>
            {label}
          </SiteLink>
        ))}
      </p>
    </CallBand>
  );
}
