import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Embeds } from "#site/consent/embeds.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { site } from "#site/generated/shared-content.ts";
import { officeImage } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { grounds } from "#site/ui/section.tsx";

import "./office-map.css";

type Props = { labels: Pages["contact"]["map"]; map: NonNullable<Embeds["map"]> };

/** Shows the drawn city around the office until the visitor loads the third-party map (office-map.enhance.ts). */
export function OfficeMap({ labels, map }: Props) {
  const { street, postalCode, city } = site.address;
  return (
    <section aria-labelledby="office-map" className={`office ${grounds.night}`}>
      <div className="office-text">
        <h2 id="office-map">{labels.title}</h2>
        <p>{`${street}, ${postalCode}\u00A0${city}`}</p>
        <SiteLink href={map.page} external className="more inline-block py-1">
          {labels.link}
        </SiteLink>
      </div>
      <div className="office-map" data-enhance="office-map">
        <img src={officeImage} alt="" width={1280} height={800} loading="lazy" decoding="async" />
        <p className="office-label" aria-hidden="true">
          {street}
        </p>
        <div className={`office-notice ${grounds.paper}`}>
          <p>{labels.notice}</p>
          <button type="button" className={`needs-script mt-4 ${button.primary}`}>
            {labels.load}
          </button>
        </div>
        <template>
          <iframe
            {...credentialless}
            data-embed="map"
            src={map.frame}
            title={labels.title}
            width="1200"
            height="480"
            loading="lazy"
            // Without allow-same-origin the map service receives no referrer and refuses the tiles: docs/decisions/014.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </template>
      </div>
    </section>
  );
}

/** Gives the frame temporary cookies and storage in browsers that support it. React has no type for the attribute. */
const credentialless: object = { credentialless: "" };
