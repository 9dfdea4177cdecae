import { labels, notFoundMeta, site } from "virtual:shell";

import { NotFoundMessage } from "./not-found-message.tsx";
import { Drawing } from "#site/blocks/drawing.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { RedirectNotice } from "./redirect-notice.tsx";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { findMovedTarget } from "#site/paths.ts";
import { redirectMeta } from "#site/seo/redirect-meta.ts";
import { Container } from "#site/ui/container/container.tsx";

import type { Route } from "./+types/route";

import "./not-found.css";

/** At build: one file without a target, and one for each target of an old address. */
export function loader({ url }: Route.LoaderArgs) {
  return { target: findMovedTarget(url.pathname) };
}

/**
 * The file was made for no address in particular; the browser knows which one it is served under. The first render
 * shows what the file says, so that a server which knows the old addresses and one which does not both fit (015).
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
    <HeadBand>
      <Container>
        <div className="page-head-layout">
          <div>{target === undefined ? <NotFoundMessage /> : <RedirectNotice target={target} />}</div>
          <Drawing drawing={drawing} className="page-drawing" />
        </div>
      </Container>
    </HeadBand>
  );
}
