import { useEffect, useState } from "react";
import { Link } from "react-router";
import { labels } from "#site/generated/shell.ts";
import { useRedirect } from "./use-redirect.ts";
import { button } from "#site/ui/button.ts";

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
      <h1 tabIndex={-1} className="page-heading">
        {heading}
      </h1>
      <p className="mt-4 text-lg text-night-text">{text}</p>
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
