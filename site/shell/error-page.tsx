import { useEffect, useRef } from "react";
import { useRouteError } from "react-router";

import { button } from "#site/ui/button.ts";

import { requireDocumentLoads } from "./failed-navigation/failed-navigation-middleware.ts";
import { reloadDocument } from "./failed-navigation/open-document.ts";

type Props = { heading: string; text: string; reload: string };

/** Replaces a page that has thrown an error. Its button reloads the document, which also loads a newer release. */
export function ErrorPage({ heading, text, reload }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    title.current?.focus({ preventScroll: true });
    requireDocumentLoads();
    // The structured data describes the page that failed.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, []);
  return (
    <div className="section ground-night">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p role="alert" className="mt-4 max-w-[34em] text-lg text-soft">
        {text}
      </p>
      {import.meta.env.DEV && <Trace />}
      <p className="mt-8">
        <button type="button" className={button.outline} onClick={reloadDocument}>
          {reload}
        </button>
      </p>
    </div>
  );
}

function Trace() {
  const error = useRouteError();
  return <pre className="mt-8">{error instanceof Error ? error.stack : JSON.stringify(error)}</pre>;
}
