import { useEffect, useState } from "react";
import { Link } from "react-router";

import { labels } from "#site/generated/shared-content.ts";
import { button } from "#site/ui/button.ts";

import { useRedirect } from "./use-redirect.ts";

/** Announces the new URL and redirects to it; without JavaScript the link does. */
export function RedirectNotice({ target }: { target: string }) {
  const { heading, text, go } = labels.redirect;
  const followNow = useRedirect(target);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- A live region announces changes only, so it starts empty.
    setIsMounted(true);
  }, []);

  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      <p className="redirect-target">{target}</p>
      <p className="mt-8">
        <Link prefetch="intent" to={target} replace onClick={followNow} className={button.primary}>
          {go}
        </Link>
      </p>
      <output className="sr-only">{isMounted && `${heading} ${text} ${target}`}</output>
    </>
  );
}
