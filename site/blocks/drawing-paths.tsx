import { useMemo } from "react";

type Props = { paths: string; id?: string; className?: string; "data-slab"?: number; "data-word"?: number | undefined };

/** Renders paths as inner HTML: they never change, so React does not have to compare them. */
export function DrawingPaths({ paths, ...rest }: Props) {
  // Memoized, because React writes the paths again for a new object.
  const inner = useMemo(() => ({ __html: writePaths(paths) }), [paths]);
  // oxlint-disable-next-line react/no-danger -- Numbers from our own code.
  return <g {...rest} dangerouslySetInnerHTML={inner} />;
}

/** `t-a.2` is a top face of tone a that the second step adds. */
const writePaths = (paths: string): string =>
  paths
    .replaceAll(/^([^\s.]+)(?:\.(\d))? (.+)$/gm, (_line, face: string, step: string | undefined, d: string) =>
      step === undefined ? `<path class="${face}" d="${d}"/>` : `<path class="${face} step-${step}" d="${d}"/>`,
    )
    .replaceAll("\n", "");
