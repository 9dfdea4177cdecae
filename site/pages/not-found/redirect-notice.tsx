import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { labels } from "virtual:shell";

import { useRedirect } from "./use-redirect.ts";
import { button } from "#site/ui/button/button.ts";

/** Says where the page has gone, and goes there. Without script the link does. */
export function RedirectNotice({ target }: { target: string }) {
  const { heading, text, go } = labels.redirect;
  const leave = useRedirect(target);
  const region = useRef<HTMLOutputElement>(null);
  // A live region speaks of what changes in it, so it starts empty.
  useEffect(() => {
    region.current?.replaceChildren(`${heading} ${text} ${target}`);
  }, [heading, text, target]);

  return (
    <>
      <h1 tabIndex={-1} className="page-heading">
        {heading}
      </h1>
      <p className="mt-4 text-lg text-night-text">{text}</p>
      <p className="redirect-target">{target}</p>
      <p className="mt-8">
        <Link prefetch="intent" to={target} replace onClick={leave} className={button.primary}>
          {go}
        </Link>
      </p>
      <output ref={region} className="sr-only" />
    </>
  );
}
