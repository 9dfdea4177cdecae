import { Link } from "react-router";

import { Head } from "#site/blocks/page-head.tsx";
import { labels, notFoundMeta, site } from "#site/generated/shared-content.ts";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { cityFile, findLegacyFileTarget } from "#site/paths.ts";
import { redirectMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";

import type { Route } from "./+types/route";
import { RedirectNotice } from "./redirect-notice.tsx";

import "./not-found.css";

/** Runs at build: once without a target, and once per target of legacy URLs. */
export function loader({ url }: Route.LoaderArgs) {
  return { target: findLegacyFileTarget(url.pathname) };
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
  return (
    <Head ground="night" className="not-found">
      {target === undefined ? <NotFoundMessage /> : <RedirectNotice target={target} />}
    </Head>
  );
}

function NotFoundMessage() {
  const { code, heading, text, links } = labels.notFound;
  return (
    <>
      <svg className="not-found-city bleed" viewBox="-560 -260 1120 520" aria-hidden="true">
        <use href={`${cityFile}#city`} />
        <path d="M290 10l56 28v64l-56 28l-56-28v-64zM346 38l-56 28l-56-28M290 66v64" />
      </svg>
      <p className="not-found-code">{code}</p>
      <h1 tabIndex={-1} className="mt-10">
        {heading}
      </h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
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
