import { Links, Meta, Outlet, Scripts } from "react-router";

import { ConsentBanner } from "#site/blocks/consent-banner.tsx";
import { Failure } from "#site/blocks/failure.tsx";
import { SiteContext } from "#site/blocks/site-context.ts";
import type { SiteFrame } from "#site/collections/frame.server.ts";
import { SiteFooter } from "#site/blocks/site-footer.tsx";
import { SiteHeader } from "#site/blocks/site-header.tsx";
import { renderMenus } from "#site/blocks/render-menus.server.tsx";
import type { Menus } from "#site/blocks/render-menus.server.tsx";
import { getContent } from "#site/collections/content.server.ts";
import { getFrame } from "#site/collections/frame.server.ts";
import { GatedScripts } from "#site/consent/gated-scripts.tsx";
import { useIndexing } from "#site/indexing/use-indexing.ts";
import { PageChange } from "#site/page-change/page-change.tsx";
import { loadStyles } from "#site/page-change/styles.ts";
import { pageMeta } from "#site/seo/meta.ts";
import { SkipLink } from "#site/ui/skip-link.tsx";

import type { Route } from "./+types/root";
import stylesUrl from "./styles/site.css?url";

export function loader() {
  const { site, navigation, words } = getContent();
  const frame = getFrame();
  return {
    frame,
    menus: renderMenus(frame, navigation),
    notFoundMeta: pageMeta(site, { meta: words.notFound.meta }),
    indexingKey: site.indexing?.key,
  };
}

/** The frame is the same on every page: no navigation loads it again. */
export const shouldRevalidate = () => false;

/** Built pages carry their styles (scripts/page-styles.ts); the development server serves them as a file. */
export const links: Route.LinksFunction = () => (import.meta.env.DEV ? [{ rel: "stylesheet", href: stylesUrl }] : []);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_page, next) => {
    await Promise.all([loadStyles(), next()]);
  },
];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { frame, menus, indexingKey } }: Route.ComponentProps) {
  useIndexing(frame.site.origin, indexingKey);
  return (
    <PageFrame frame={frame} menus={menus}>
      <Outlet />
    </PageFrame>
  );
}

/** A page that breaks keeps its frame: the visitor can go on, call or write. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return null;
  const { frame, menus } = loaderData;
  return (
    <PageFrame frame={frame} menus={menus}>
      <Failure {...frame.words.failure} />
    </PageFrame>
  );
}

type FrameProps = { frame: SiteFrame; menus: Menus; children: React.ReactNode };

function PageFrame({ frame, menus, children }: FrameProps) {
  return (
    <SiteContext value={frame}>
      <SkipLink target="main">{frame.words.skipLink}</SkipLink>
      <ConsentBanner />
      <SiteHeader menus={menus} />
      <main id="main" tabIndex={-1} className="pt-header">
        {children}
      </main>
      <SiteFooter />
      <GatedScripts scripts={frame.scripts} />
      <PageChange announce={frame.words.navigationDone} />
    </SiteContext>
  );
}
