import type { Pages } from "#site/content/schemas/pages.server.ts";
import { pagePath } from "#site/paths.ts";

/** One quiet line below the cases, for visitors whose project is not among them. */
export function YourCase({ text, link }: Pages["references"]["yours"]) {
  return (
    <p className="wrap no-print flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-hairline py-8">
      <span>{text}</span>
      <a href={pagePath("contact")} className="more py-1">
        {link}
      </a>
    </p>
  );
}
