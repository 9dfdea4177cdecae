import { Head } from "#site/blocks/page-head.tsx";
import { labels, notFoundMeta, site } from "#site/generated/shared-content.ts";
import { cityFile, findLegacyFileTarget } from "#site/paths.ts";
import { fullTitle, redirectMeta } from "#site/seo/meta.ts";
import { button } from "#site/ui/button.ts";

import type { Route } from "./+types/route";
import { RedirectNotice } from "./redirect-notice.tsx";

import "./not-found.css";

/** Runs at build: once without a target, and once per target of legacy URLs. */
export function loader({ url }: Route.LoaderArgs) {
  return { target: findLegacyFileTarget(url.pathname) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const target = loaderData?.target;
  return target === undefined ? notFoundMeta : redirectMeta(site, labels.redirect.heading, target);
}

export default function NotFound({ loaderData: { target } }: Route.ComponentProps) {
  return (
    <Head ground="night" className="not-found" enhance="redirect">
      {target === undefined ? <NotFoundMessage /> : <RedirectNotice target={target} />}
      {target === undefined && (
        <template data-title={fullTitle(labels.redirect.heading, site.siteName)}>
          <RedirectNotice target="" />
        </template>
      )}
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
      <h1 className="mt-10">{heading}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <ul className="mt-8 flex flex-wrap gap-3">
        {links.map(({ title, to }, index) => (
          <li key={title}>
            <a href={to.href} className={index === 0 ? button.primary : button.outline}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
