import type { Pages } from "#site/collections/schemas/pages.server.ts";

import { Drawing } from "#site/blocks/drawing.tsx";

import "./certificate-badges.css";

export function CertificateBadges({ badges }: { badges: Pages["home"]["certificates"]["badges"] }) {
  return (
    <ul className="keep-together flex flex-wrap gap-px border border-line bg-line lg:flex-nowrap">
      {badges.map(({ name, alt, drawing }) => (
        <li
          key={name}
          className="flex flex-[1_1_13rem] items-center gap-5 bg-paper p-6 lg:min-h-44 lg:flex-col lg:items-start lg:justify-between"
        >
          <Drawing drawing={drawing} label={alt} className="badge-drawing" />
          <p className="leading-snug font-semibold">{name}</p>
        </li>
      ))}
    </ul>
  );
}
