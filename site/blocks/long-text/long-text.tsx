import { useMemo } from "react";
import { PrefetchPageLinks } from "react-router";

import { useAnchorLinks } from "#site/anchor-links/use-anchor-links.ts";
import { useTextLinks } from "./use-text-links.ts";

/** Shows a text rendered at build. Its hundreds of elements never change, so React hydrates only one. */
export function LongText({ id, html }: { id: string; html: string }) {
  // Memoized, because React writes the text again for a new object.
  const inner = useMemo(() => ({ __html: html }), [html]);
  const { intended, listeners } = useTextLinks();
  useAnchorLinks();
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- Our own content, rendered by React at build. */}
      <div {...listeners} id={id} dangerouslySetInnerHTML={inner} />
      {intended !== undefined && <PrefetchPageLinks page={intended} />}
    </>
  );
}
