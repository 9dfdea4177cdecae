import type { Service } from "#site/collections/services.server.ts";
import { Section } from "#site/ui/section.tsx";

import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** The case or article that shows what a service page says. */
export function Proof({ to, text }: Service["proof"]) {
  const { words } = useSite();
  return (
    <Section heading={words.service.proof} tone="mist">
      <p className="max-w-[44em] text-lg">
        <SiteLink {...to} className="text-blue-ink underline">
          {text}
        </SiteLink>
      </p>
    </Section>
  );
}
