import { Link } from "react-router";
import { labels } from "virtual:shell";

import { pagePath } from "#site/paths.ts";
import { button } from "#site/ui/button/button.ts";
import { Container } from "#site/ui/container/container.tsx";

export function SupportBlock({ heading, text }: { heading: string | undefined; text: string | undefined }) {
  const { support } = labels;
  return (
    <section className="border-t border-line bg-mist py-16">
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="text-2xl font-bold">{heading ?? support.heading}</h2>
            <p className="mt-2 max-w-[38em] text-ink-2">{text ?? support.text}</p>
          </div>
          <Link prefetch="intent" to={pagePath("contact")} className={button.primary}>
            {support.button}
          </Link>
        </div>
      </Container>
    </section>
  );
}
