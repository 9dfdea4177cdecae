import { useMemo } from "react";

import { writePaths } from "#site/drawings/drawing.ts";

type Props = { paths: string; id?: string; className?: string; "data-word"?: number | undefined };

/** Renders paths as inner HTML: they never change, so React does not have to compare them. */
export function DrawingPaths({ paths, ...rest }: Props) {
  // Memoized, because React writes the paths again for a new object.
  const inner = useMemo(() => ({ __html: writePaths(paths) }), [paths]);
  // oxlint-disable-next-line react/no-danger -- Numbers from our own code.
  return <g {...rest} dangerouslySetInnerHTML={inner} />;
}
