import { useMemo } from "react";
import { PrefetchPageLinks } from "react-router";

import { useAnchorLinks } from "#site/anchor-links/use-anchor-links.ts";
import { useTextLinks } from "./use-text-links.ts";

/** A text of hundreds of elements that never change, rendered at build: to React it is one element. */
export function LongText({ id, html }: { id: string; html: string }) {
  // The same object as long as it is the same text: given another, React would write the complete text again.
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
