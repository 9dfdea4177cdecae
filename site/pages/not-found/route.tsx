import { Link } from "react-router";
import { labels, notFoundMeta, site } from "#site/generated/shell.ts";

import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import { HeadBand } from "#site/blocks/page-head.tsx";
import { RedirectNotice } from "./redirect-notice.tsx";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { findMovedTarget } from "#site/paths.ts";
import { redirectMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";
import { Container } from "#site/ui/section.tsx";

import type { Route } from "./+types/route";

import "./not-found.css";

/** Runs at build: once without a target, and once per target of legacy URLs. */
export function loader({ url }: Route.LoaderArgs) {
  return { target: findMovedTarget(url.pathname) };
}

/**
 * Finds the target by the URL, because hosts without our redirect rules serve the file without a target. The first render
 * shows the served file, so hydration fits on every host (docs/decisions/015).
 */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { target: findLegacyTarget(url.pathname) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const target = loaderData?.target;
  return target === undefined ? notFoundMeta : redirectMeta(site, labels.redirect.heading, target);
}

export default function NotFound({ loaderData: { target } }: Route.ComponentProps) {
  const { drawing } = target === undefined ? labels.notFound : labels.redirect;
  return (
    <HeadBand className="not-found">
      <Container>
        <div className="page-head-layout">
          <div>{target === undefined ? <NotFoundMessage /> : <RedirectNotice target={target} />}</div>
          <DrawingImage drawing={drawing} className="page-drawing" hasGround />
        </div>
      </Container>
    </HeadBand>
  );
}

function NotFoundMessage() {
  const { code, heading, text, links } = labels.notFound;
  return (
    <>
      <p className="not-found-code">{code}</p>
      <h1 tabIndex={-1} className="page-heading not-found-heading">
        {heading}
      </h1>
      <p className="mt-4 text-lg text-night-text">{text}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        {links.map(({ title, to }, index) => (
          <li key={title}>
            <Link prefetch="intent" to={to.href} className={index === 0 ? button.primary : button.outline}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
