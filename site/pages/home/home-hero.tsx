import { Head } from "#site/blocks/page-head.tsx";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { labels, site } from "#site/generated/shared-content.ts";
import { cityFile, mailHref, phoneHref } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { PauseToggle } from "#site/ui/pause-toggle.tsx";

import type { CityData } from "./city.server.ts";

import "./home-hero.css";

type Props = { hero: Omit<Pages["home"]["hero"], "words"> & { words: readonly string[] }; city: CityData };

/** The slogan over Munich. With each word, something else in the city lights up. */
export function HomeHero({ hero, city }: Props) {
  return (
    <Head ground="night" className="home-hero">
      <City {...city} />
      <p className="home-eyebrow">{hero.eyebrow}</p>
      <h1 className="home-heading">
        <span className="sr-only">{hero.label}</span>
        <span aria-hidden="true">
          <span className="rotating-words">
            {hero.words.map((word, index) => (
              <span key={word} data-word={index + 1}>
                {word}
              </span>
            ))}
          </span>
          <span className="block">{hero.fixed}</span>
        </span>
      </h1>
      <p className="home-lead">{hero.lead}</p>
      <p className="home-actions">
        <a href={phoneHref(site.phone)} className={`${button.primary} whitespace-nowrap`}>
          {hero.call} <span>{site.phone}</span>
        </a>
        <a href={mailHref(site.mail)} className={`${button.outline} whitespace-nowrap`}>
          {hero.mail}
        </a>
      </p>
      <PauseToggle label={labels.pauseMotion} />
      <Cloud {...city} />
    </Head>
  );
}

/** Behind the text. The file contains what never changes. */
function City({ viewBox, roofs, parts, office }: CityData) {
  return (
    <div className="home-city" aria-hidden="true">
      <svg className="iso" viewBox={viewBox}>
        <use href={`${cityFile}#city`} />
        {roofs.map((group) => (
          <g key={group[0]} className="hero-grid">
            {group.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        ))}
        {parts.map((part, index) => part !== "cloud" && <LitPart key={part} part={part} word={index + 1} />)}
        <g className="home-office">
          <path d={`M${office.x} ${office.y}l-36 84`} />
          <text x={office.x - 40} y={office.y + 116} textAnchor="middle">
            {office.label}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** In front of the text. */
function Cloud({ viewBox, parts }: CityData) {
  return (
    <div className="home-city home-city-front" aria-hidden="true">
      <svg className="iso" viewBox={viewBox}>
        <g className="home-cloud">
          <use href={`${cityFile}#cloud`} />
          {parts.includes("cloud") && <LitPart part="cloud" word={parts.indexOf("cloud") + 1} />}
        </g>
      </svg>
    </div>
  );
}

/** Is visible while the word is. */
function LitPart({ part, word }: { part: CityData["parts"][number]; word: number }) {
  return <use href={`${cityFile}#lit-${part}`} data-word={word} />;
}
