import type { Service } from "#site/collections/services.server.ts";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";
import { SplitSection } from "./split-section.tsx";

/** The case or article that shows what a service page says. */
export function Proof({ to, text }: Service["proof"]) {
  const { words } = useSite();
  return (
    <SplitSection heading={words.service.proof}>
      <p className="max-w-[44em] self-center text-lg">
        <SiteLink {...to} className="text-blue-ink underline underline-offset-3">
          {text}
        </SiteLink>
      </p>
    </SplitSection>
  );
}
