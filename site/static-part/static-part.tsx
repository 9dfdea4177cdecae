import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { rememberTarget } from "#site/glossary/pending-target.ts";

type Props = {
  id: string;
  html: string;
  className?: string;
  "data-open"?: boolean | undefined;
  /** A link in it was pressed. */
  onLink?: () => void;
};

/** Shows what was made at build. In the document it comes with, the text is there already and is not sent again. */
export function StaticPart({ id, html, onLink, ...rest }: Props) {
  // One object for good: given another, React would write the text anew at every rendering.
  const [shown] = useState(() => ({ __html: html === "" ? (document.getElementById(id)?.innerHTML ?? "") : html }));
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const part = ref.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link) onLink?.();
      if (!link || !isOurs(event, link)) return;
      event.preventDefault();
      if (link.classList.contains("term-link")) rememberTarget(link.hash.slice(1));
      void navigate(link.pathname + link.search + link.hash);
    };
    part?.addEventListener("click", follow);
    return () => part?.removeEventListener("click", follow);
  }, [navigate, onLink]);

  return (
    <div
      ref={ref}
      id={id}
      {...rest}
      // oxlint-disable-next-line react/no-danger -- Our own content, rendered by React at build.
      dangerouslySetInnerHTML={shown}
      suppressHydrationWarning
    />
  );
}

/** A plain click on a link to a page of the site. The browser follows all others, and jumps within the page. */
function isOurs({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return (
    isPlain &&
    link.target === "" &&
    link.origin === location.origin &&
    (link.hash === "" || link.pathname !== location.pathname)
  );
}
