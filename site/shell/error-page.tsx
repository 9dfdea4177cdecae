import { useEffect, useRef } from "react";
import { useRouteError } from "react-router";

import { navigateByDocument } from "./failed-navigation/guard-navigation.ts";
import { reloadDocument } from "./failed-navigation/open-document.ts";
import { button } from "#site/ui/button/button.ts";
import { Container } from "#site/ui/container/container.tsx";

type Props = { heading: string; text: string; reload: string };

/** Shown when a page breaks. The button loads the document again, which also fetches a newer release. */
export function ErrorPage({ heading, text, reload }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    title.current?.focus({ preventScroll: true });
    navigateByDocument();
    // Of the page that was to be here.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, []);
  return (
    <div className="on-dark bg-night py-20 text-paper lg:py-32">
      <Container>
        <h1 ref={title} tabIndex={-1} className="text-2xl font-bold lg:text-4xl">
          {heading}
        </h1>
        <p role="alert" className="mt-4 max-w-[34em] text-lg text-night-text">
          {text}
        </p>
        {import.meta.env.DEV && <Trace />}
        <p className="mt-9">
          <button type="button" className={button.outline} onClick={reloadDocument}>
            {reload}
          </button>
        </p>
      </Container>
    </div>
  );
}

/** For developers: which file failed, and where. */
function Trace() {
  const error = useRouteError();
  return <pre className="mt-9 overflow-x-auto">{error instanceof Error ? error.stack : JSON.stringify(error)}</pre>;
}
