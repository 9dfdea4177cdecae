import { Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router";
import { consentedScripts, labels, site } from "virtual:shell";

import { ConsentBanner } from "./shell/consent-banner.tsx";
import { Notices } from "./shell/notices.tsx";
import { Failure } from "./shell/failure.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/header/site-header.tsx";
import { GatedScripts } from "./consent/gated-scripts.tsx";
import { fadePage } from "./shell/page-change/fade-page.ts";
import { guardNavigation } from "./shell/failed-navigation/guard-navigation.ts";
import { reloadDocument } from "./shell/failed-navigation/open-document.ts";
import { useIndexing } from "./indexing/use-indexing.ts";
import { PageChange } from "./shell/page-change/page-change.tsx";
import { fullTitle } from "./seo/full-title.ts";
import { SkipLink } from "./ui/skip-link/skip-link.tsx";

import type { Route } from "./+types/root";
import stylesUrl from "./styles/site.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesUrl }];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [fadePage, guardNavigation];

export function Layout({ children }: { children: React.ReactNode }) {
  const isBroken = Boolean(useRouteError());
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {isBroken ? <BrokenMeta /> : <Meta />}
        <Links />
        {/* Where a page's head is centred, it is painted as a whole: parts of it would move when the rest comes. */}
        <link rel="expect" href="#page-head-end" blocking="render" media="(width >= 64rem)" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useIndexing();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** What the head says of a page that breaks is not true of what is shown. */
function BrokenMeta() {
  return (
    <>
      <title>{fullTitle(labels.failure.heading, site.siteName)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** A page that breaks keeps its shell: the visitor can go on, call or write. */
export function ErrorBoundary() {
  return (
    <Shell>
      <Failure {...labels.failure} />
    </Shell>
  );
}

function Shell({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink target="main">{labels.skipLink}</SkipLink>
      <ConsentBanner />
      <SiteHeader />
      {/* Another page is another element: a translator has replaced texts that React would look for to change them. */}
      <main key={pathname} id="main" tabIndex={-1} className="pt-header">
        {children}
      </main>
      <SiteFooter />
      <GatedScripts scripts={consentedScripts} reload={reloadDocument} />
      <PageChange />
      <Notices />
    </>
  );
}
