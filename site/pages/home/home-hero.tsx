import { labels, site } from "#site/generated/shell.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { City } from "#site/drawings/home.ts";
import { Container } from "#site/ui/section.tsx";
import { PauseToggle } from "#site/ui/pause-toggle.tsx";
import { DrawingPaths, Ground, tileOutline } from "#site/blocks/drawing-image.tsx";
import { HeadBand } from "#site/blocks/page-head.tsx";
import { mailHref, phoneHref } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";

import "./home-hero.css";

type Props = { hero: Omit<Pages["home"]["hero"], "drawing" | "words"> & { words: readonly string[] }; city: City };

/** The amber part of the city changes with the word. */
export function HomeHero({ hero, city }: Props) {
  return (
    <HeadBand className="home-hero">
      <Container>
        <div className="home-hero-layout">
          <div className="home-hero-text">
            <p className="text-sm font-semibold text-sky">{hero.eyebrow}</p>
            <h1 tabIndex={-1} className="home-heading">
              <span className="sr-only">{hero.label}</span>
              <span aria-hidden="true">
                <span className="rotating-words">
                  {hero.words.map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                </span>
                <span className="block">{hero.fixed}</span>
              </span>
            </h1>
            <p className="home-lead text-lg text-night-text">{hero.lead}</p>
            <ContactButtons {...hero} />
          </div>
          <svg className="iso home-city" viewBox={city.viewBox} aria-hidden="true">
            <Ground viewBox={city.viewBox}>
              <HeroGrid />
            </Ground>
            {city.layers.map(({ word, isRising, paths }) => (
              <DrawingPaths key={paths} paths={paths} data-word={word} className={isRising && "rising"} />
            ))}
          </svg>
        </div>
        <PauseToggle label={labels.pauseMotion} />
      </Container>
    </HeadBand>
  );
}

const tileCount = 30;

/** Groups fade one after another. */
const groupCount = 2;

/** Corners of tiles of the ground, spread so that every width shows some, and the same in every build. */
const tiles = Array.from({ length: tileCount }, (_, index) => {
  const right = ((index * 11) % tileCount) - 16;
  const down = ((index * 7) % 37) - 13;
  return `M${right * 20} ${(down + Math.abs((right + down) % 2)) * 10}${tileOutline}`;
});

const groups = Array.from({ length: groupCount }, (_, group) =>
  tiles.filter((_tile, index) => index % groupCount === group),
);

/** Renders the lit tiles of the ground in groups, which fade one after another. */
function HeroGrid() {
  return groups.map((group) => (
    <g key={group[0]} className="hero-grid">
      {group.map((tile) => (
        <path key={tile} d={tile} />
      ))}
    </g>
  ));
}

function ContactButtons({ call, mail }: Pick<Props["hero"], "call" | "mail">) {
  return (
    <p className="home-actions">
      <a href={phoneHref(site.phone)} className={`${button.primary} gap-1 whitespace-nowrap`}>
        {call} <span>{site.phone}</span>
      </a>
      <a href={mailHref(site.mail)} className={button.outline}>
        {mail}
      </a>
    </p>
  );
}
