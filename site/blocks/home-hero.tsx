import type { Pages } from "#site/collections/pages.server.ts";
import { mailHref, phoneHref } from "#site/paths.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import { useSite } from "./site-context.ts";

export function HomeHero({ hero }: { hero: Pages["home"]["hero"] }) {
  const { site } = useSite();
  return (
    <div className="bg-night py-20 text-paper lg:py-32">
      <Container wide>
        <p className="font-semibold text-sky">{hero.eyebrow}</p>
        <h1
          tabIndex={-1}
          className="mt-5 text-[clamp(3.375rem,7.4vw,7rem)] leading-[0.92] font-extrabold tracking-[-0.045em]"
        >
          <span className="block text-amber">{hero.words[0]} </span>
          {hero.fixed}
        </h1>
        <p className="mt-7 max-w-[30em] text-xl text-night-text">{hero.lead}</p>
        <p className="mt-9 flex flex-wrap gap-3.5">
          <a href={phoneHref(site.phone)} className={button.primary}>
            {hero.call} {site.phone}
          </a>
          <a href={mailHref(site.mail)} className={button.outline}>
            {hero.mail}
          </a>
        </p>
      </Container>
    </div>
  );
}
