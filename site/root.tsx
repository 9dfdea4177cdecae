// First, so that its layers are declared before any other style.
import "./styles/site.css";

import { Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, useLocation, useRouteError } from "react-router";
import { consentedScripts, labels, site } from "virtual:shell";

import { ConsentBanner } from "./shell/consent-banner.tsx";
import { Notices } from "./shell/notices.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/header/site-header.tsx";
import { GatedScripts } from "./consent/gated-scripts.tsx";
import { guardNavigation } from "./shell/failed-navigation/guard-navigation.ts";
import { reloadDocument } from "./shell/failed-navigation/open-document.ts";
import { useIndexing } from "./indexing/use-indexing.ts";
import { NavigationEffects } from "./shell/navigation/navigation-effects.tsx";
import { fullTitle } from "./seo/full-title.ts";
import { SkipLink } from "./ui/skip-link/skip-link.tsx";

import type { Route } from "./+types/root";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardNavigation];

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
        {/* The first paint shows the complete head of a page: parts of it would move when the rest arrives, and painting
            the header alone first delays the largest text. */}
        <link rel="expect" href="#page-head-end" blocking="render" />
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
      <ErrorPage {...labels.failure} />
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
        {/* A boundary lets React hydrate header, page and footer in separate tasks. None of them ever suspends. */}
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

/** Marks the document as interactive. Part of the page, so that it runs once the page itself is hydrated. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}
