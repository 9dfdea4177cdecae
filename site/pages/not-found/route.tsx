import { labels, notFoundMeta, site } from "#site/generated/shell.ts";

import { NotFoundMessage } from "./not-found-message.tsx";
import { Drawing } from "#site/blocks/drawing.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { RedirectNotice } from "./redirect-notice.tsx";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { findMovedTarget } from "#site/paths.ts";
import { redirectMeta } from "#site/seo/meta.ts";
import { Container } from "#site/ui/container/container.tsx";

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
          <Drawing drawing={drawing} className="page-drawing" hasGround />
        </div>
      </Container>
    </HeadBand>
  );
}
