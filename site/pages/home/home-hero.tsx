import { labels } from "virtual:shell";

import type { Pages } from "#site/collections/schemas/pages.server.ts";
import { Container } from "#site/ui/container/container.tsx";
import { PauseToggle } from "#site/ui/pause-toggle/pause-toggle.tsx";

import { ContactButtons } from "#site/blocks/contact-buttons.tsx";
import { Drawing } from "#site/blocks/drawing.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { HeroGrid } from "./hero-grid.tsx";

import "./home-hero.css";
import "./rotating-words.css";

export function HomeHero({ hero }: { hero: Pages["home"]["hero"] }) {
  return (
    <HeadBand className="home-hero">
      <HeroGrid />
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
          <Drawing drawing={hero.drawing} className="home-city" hasGround />
        </div>
        <PauseToggle label={labels.pauseMotion} />
      </Container>
    </HeadBand>
  );
}
