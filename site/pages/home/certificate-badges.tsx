import { Fragment } from "react";

import type { Pages } from "#site/content/schemas/pages.server.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";

import "./certificate-badges.css";

export function CertificateBadges({ badges }: { badges: Pages["home"]["certificates"]["badges"] }) {
  return (
    <ul className="certificates keep-together">
      {badges.map(({ name, meaning, drawing }) => (
        <li key={name}>
          <DrawingImage drawing={drawing} label={name} className="badge-drawing" />
          <p className="text-xl font-semibold">
            {/* No break at a hyphen. */}
            {name.split(" ").map((word, index) => (
              <Fragment key={word}>
                {index > 0 && " "}
                <span className="whitespace-nowrap">{word}</span>
              </Fragment>
            ))}
          </p>
          <p className="text-sm text-ink-2">{meaning}</p>
        </li>
      ))}
    </ul>
  );
}
