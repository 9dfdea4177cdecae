import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { Section } from "#site/ui/section.tsx";

import "./practice-wall.css";

const wallGrounds = ["ground-day", "ground-brand", "ground-night"] as const;

/** Three practices, each on its own ground. A card is one link. */
export function PracticeWall({ heading, lead, cards }: Pages["home"]["services"]) {
  return (
    <Section heading={heading} lead={lead} className="practices">
      <ul className="practice-wall bleed">
        {cards.map(({ to, title, description, more, drawing }, index) => (
          <li key={title} className={wallGrounds[index]}>
            <h3>
              <SiteLink {...to} className="after:absolute after:inset-0">
                {title}
              </SiteLink>
            </h3>
            <p>{description}</p>
            <p className="more" aria-hidden="true">
              {more}
            </p>
            <DrawingImage drawing={drawing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
