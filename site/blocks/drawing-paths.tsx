import { useMemo } from "react";

type Props = { paths: string; id?: string; className?: string; "data-slab"?: number };

/** The paths of a drawing as one group. To React it is one element with one text, because nothing in it ever changes. */
export function DrawingPaths({ paths, ...rest }: Props) {
  // The same object as long as it is the same drawing: given another, React would write its paths anew.
  const inner = useMemo(() => ({ __html: writePaths(paths) }), [paths]);
  // oxlint-disable-next-line react/no-danger -- Made of numbers by our own code.
  return <g {...rest} dangerouslySetInnerHTML={inner} />;
}

/** `t-a.2` is a face of tone a that the second step of a drawing adds. */
const writePaths = (paths: string): string =>
  paths
    .replaceAll(/^([^\s.]+)(?:\.(\d))? (.+)$/gm, (_line, face: string, step: string | undefined, d: string) =>
      step === undefined ? `<path class="${face}" d="${d}"/>` : `<path class="${face} step-${step}" d="${d}"/>`,
    )
    .replaceAll("\n", "");
