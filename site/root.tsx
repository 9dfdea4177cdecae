// Imported first, because it declares the order of the cascade layers.
import "./styles/site.css";
import { Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router";

import { consentedScripts, labels, site } from "#site/generated/shared-content.ts";

import type { Route } from "./+types/root";
import { GatedScripts } from "./consent/gated-scripts.tsx";
import { fullTitle } from "./seo/meta.ts";
import { ConsentBanner } from "./shell/consent-banner.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { failedNavigationMiddleware } from "./shell/failed-navigation/failed-navigation-middleware.ts";
import { reloadDocument } from "./shell/failed-navigation/open-document.ts";
import { SiteHeader } from "./shell/header/site-header.tsx";
import { layOutGradually } from "./shell/navigation/lay-out-gradually.ts";
import { NavigationEffects, scrollAfterLoad } from "./shell/navigation/navigation-effects.tsx";
import { Notices } from "./shell/notices.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { useIndexing } from "./shell/use-indexing.ts";
import fontUrl from "./styles/host-grotesk.woff2?url";

import printUrl from "./styles/print.css?url";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [failedNavigationMiddleware];

export function Layout({ children }: { children: React.ReactNode }) {
  const isBroken = Boolean(useRouteError());
  return (
    // Read by entry.head.ts.
    <html lang="en" data-font={fontUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Not on phones, where it would compete with the text for bandwidth. */}
        <link
          rel="preload"
          href={fontUrl}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          media="(width >= 48rem)"
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {isBroken ? <BrokenMeta /> : <Meta />}
        <Links />
        <link media="print" rel="stylesheet" href={printUrl} />
        {import.meta.env.DEV && <DevelopmentFont />}
        {/* Delays the first paint until the whole page head is parsed: painting parts of it first causes layout shifts
            and a later LCP. */}
        <link rel="expect" href="#page-head-end" blocking="render" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Only built pages contain entry.head.ts, which loads the font. */
function DevelopmentFont() {
  return <style>{`@font-face { font-family: "Host Grotesk"; src: url("${fontUrl}"); font-weight: 300 800; }`}</style>;
}

export default function Root() {
  useIndexing();
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** Replaces the metadata of a page that has thrown an error. */
function BrokenMeta() {
  return (
    <>
      <title>{fullTitle(labels.failure.heading, site.siteName)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Keeps header and footer around an error, so that visitors can navigate or contact us. */
export function ErrorBoundary() {
  return (
    <Shell>
      <ErrorPage {...labels.failure} />
    </Shell>
  );
}

function Shell({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a href="#main" className="skip-link">
        {labels.skipLink}
      </a>
      <ConsentBanner />
      <SiteHeader />
      {/* The key replaces the element on navigation: browser translators remove text nodes that React would update. */}
      <main key={pathname} id="main" tabIndex={-1} className="pt-header">
        {/* The boundaries let React hydrate header, page and footer in separate tasks. */}
        <Suspense>
          {children}
          <Hydrated />
        </Suspense>
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <GatedScripts scripts={consentedScripts} reload={reloadDocument} />
      <NavigationEffects />
      <Notices />
    </>
  );
}

/**
 * Marks the document as hydrated and completes its layout. Rendered inside the boundary, so that it runs after the page is
 * hydrated, and on every page, because `main` has a key.
 */
function Hydrated() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ("hydrated" in dataset) return undefined;
    dataset["hydrated"] = "";
    return scrollAfterLoad();
  }, []);
  useEffect(layOutGradually, []);
  return null;
}
