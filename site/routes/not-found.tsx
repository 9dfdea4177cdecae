import { DeadEnd } from "#site/blocks/dead-end.tsx";
import { Drawing } from "#site/blocks/drawing.tsx";
import { HeadBand } from "#site/blocks/head-band.tsx";
import { RedirectNotice } from "#site/blocks/redirect-notice.tsx";
import { useSite } from "#site/blocks/site-context.ts";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { findMovedTarget } from "#site/paths.ts";
import { redirectMeta } from "#site/seo/redirect-meta.ts";
import { Container } from "#site/ui/container.tsx";

import type { Route } from "./+types/not-found";

/** At build: one file without a target, and one for each target of an old address. */
export function loader({ request }: Route.LoaderArgs) {
  return { target: findMovedTarget(new URL(request.url).pathname) };
}

/**
 * The file was made for no address in particular; the browser knows which one it is served under. The first render
 * shows what the file says, so that a server which knows the old addresses and one which does not both fit (015).
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { target: findLegacyTarget(new URL(request.url).pathname) };
}
clientLoader.hydrate = true as const;

// The words come with the frame: no unknown address has data of its own to ask for.
export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { frame, notFoundMeta } = matches[0].loaderData;
  const target = loaderData?.target;
  return target === undefined ? notFoundMeta : redirectMeta(frame.site, frame.words.redirect.heading, target);
}

export default function NotFound({ loaderData: { target } }: Route.ComponentProps) {
  const { drawing } = useSite().words.notFound;
  return (
    <HeadBand>
      <Container>
        <div className="page-head-layout">
          <div>{target === undefined ? <DeadEnd /> : <RedirectNotice target={target} />}</div>
          <Drawing drawing={drawing} className="page-drawing" />
        </div>
      </Container>
    </HeadBand>
  );
}
