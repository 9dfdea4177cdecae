import { labels } from "#site/generated/shell.ts";

import type { Pages } from "#site/content/schemas/pages.server.ts";
import type { City } from "#site/drawings/home.ts";
import { Container } from "#site/ui/container/container.tsx";
import { PauseToggle } from "#site/ui/pause-toggle/pause-toggle.tsx";

import { ContactButtons } from "#site/blocks/contact-buttons.tsx";
import { DrawingPaths } from "#site/blocks/drawing-paths.tsx";
import { Ground } from "#site/blocks/ground.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { HeroGrid } from "./hero-grid.tsx";

import "#site/blocks/drawing.css";
import "./home-hero.css";
import "./rotating-words.css";

type Props = { hero: Omit<Pages["home"]["hero"], "drawing">; city: City };

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
            <p className="home-lead max-w-[30em] text-lg text-night-text">{hero.lead}</p>
            <ContactButtons call={hero.call} mail={hero.mail} className="home-actions" />
          </div>
          <svg className="iso home-city" viewBox={city.viewBox} aria-hidden="true">
            <Ground viewBox={city.viewBox}>
              <HeroGrid />
            </Ground>
            {city.layers.map(({ word, paths }) => (
              <DrawingPaths key={paths} paths={paths} data-word={word} />
            ))}
          </svg>
        </div>
        <PauseToggle label={labels.pauseMotion} />
      </Container>
    </HeadBand>
  );
}
