import type { Article } from "#site/collections/articles.server.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/container.tsx";

import { SiteLink } from "./site-link.tsx";

/** What a reader could do after an article: one or two next steps. */
export function ArticleCall({ heading, text, buttons }: NonNullable<Article["callToAction"]>) {
  return (
    <section className="bg-blue py-16 text-paper">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="text-4xl font-bold">{heading}</h2>
            {text !== undefined && <p className="mt-3 max-w-[38em] text-lg">{text}</p>}
          </div>
          <p className="flex flex-wrap gap-3.5">
            {buttons.map(({ label, to }, index) => (
              <SiteLink key={label} {...to} className={index === 0 ? button.onBlue : button.onBlueOutline}>
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      </Container>
    </section>
  );
}
