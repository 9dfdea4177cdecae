import { SiteLink } from "#site/blocks/site-link.tsx";
import type { Embeds } from "#site/consent/embeds.ts";
import { GatedFrame } from "#site/consent/gated-frame.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { site } from "#site/generated/shared-content.ts";
import { officeImage } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { grounds } from "#site/ui/section.tsx";

import "./office-map.css";

type Props = { labels: Pages["contact"]["map"]; map: NonNullable<Embeds["map"]> };

/** Shows the drawn city around the office until the visitor loads the third-party map. */
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
      <div className="office-map">
        <GatedFrame embed="map" src={map.frame} title={labels.title}>
          {(open) => (
            <>
              <img src={officeImage} alt="" width={1280} height={800} loading="lazy" decoding="async" />
              <p className="office-label" aria-hidden="true">
                {street}
              </p>
              <div className={`office-notice ${grounds.paper}`}>
                <p>{labels.notice}</p>
                <button type="button" className={`needs-script mt-4 ${button.primary}`} onClick={open}>
                  {labels.load}
                </button>
              </div>
            </>
          )}
        </GatedFrame>
      </div>
    </section>
  );
}
