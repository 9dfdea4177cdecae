// Imported first, because it declares the order of the cascade layers.
import "./styles/site.css";
import { Links, Meta, Outlet } from "react-router";

import { labels } from "#site/generated/shared-content.ts";

import { ConsentBanner } from "./consent/consent-banner.tsx";
import { SiteHeader } from "./shell/header/site-header.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { speculationRules } from "./shell/speculation-rules.ts";
import fontUrl from "./styles/host-grotesk.woff2?url";

import printUrl from "./styles/print.css?url";

/** The document of every page. Without the router's scripts, so browsers load no more than finish-page.ts adds. */
export default function Root() {
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
        <Meta />
        <Links />
        <link media="print" rel="stylesheet" href={printUrl} />
        {import.meta.env.DEV && <DevelopmentScripts />}
        {/* Delays the first paint until the whole page head is parsed: painting parts of it first causes layout shifts
            and a later LCP. */}
        <link rel="expect" href="#page-head-end" blocking="render" />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {labels.skipLink}
        </a>
        <ConsentBanner />
        <SiteHeader />
        <main id="main" tabIndex={-1} className="pt-header">
          <Outlet />
        </main>
        <SiteFooter />
        <script type="speculationrules">{JSON.stringify(speculationRules)}</script>
      </body>
    </html>
  );
}

const developmentScripts = `
import "/@vite/client";
import "/@id/__x00__virtual:react-router/inject-hmr-runtime";
import "/site/entry.head.ts";
import "/site/entry.page.ts";
window.__reactRouterDataRouter = { revalidate() {} };`;

/** What scripts/build/finish-page.ts adds to a built page. The router's refresh runtime, for islands, expects its client. */
function DevelopmentScripts() {
  return <script type="module">{developmentScripts}</script>;
}
