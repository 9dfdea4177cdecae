import { site } from "#site/generated/shell.ts";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { Embeds } from "#site/consent/embeds.ts";
import { GatedFrame } from "#site/consent/gated-frame.tsx";
import { button } from "#site/ui/button.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { SiteLink } from "#site/blocks/site-link.tsx";

import "./office-map.css";

type Props = { labels: Pages["contact"]["map"]; map: NonNullable<Embeds["map"]> };

/** Shows a drawn map until the visitor loads the third-party one. */
export function OfficeMap({ labels, map }: Props) {
  const { street, postalCode, city } = site.address;
  return (
    <section aria-labelledby="office-map" className="mt-10">
      <h2 id="office-map" className="mb-5 text-xl font-semibold">
        {labels.title}
      </h2>
      <div className="office-map">
        <GatedFrame embed="map" src={map.frame} title={labels.title}>
          {(open) => (
            <div className="office-map-waiting">
              <DrawingImage drawing={labels.drawing} className="office-map-drawing" />
              <div className="office-map-notice">
                <p className="text-ink-2">{labels.notice}</p>
                <button type="button" className={`needs-script mt-5 ${button.primary}`} onClick={open}>
                  {labels.load}
                </button>
              </div>
            </div>
          )}
        </GatedFrame>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <span>{`${street}, ${postalCode}\u00A0${city}`}</span>
        <SiteLink href={map.page} external className="more inline-block py-1">
          {labels.link}
        </SiteLink>
      </p>
    </section>
  );
}
