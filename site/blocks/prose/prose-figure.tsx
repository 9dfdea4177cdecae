import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Figure } from "#site/drawings/drawing.ts";

type Props = { figure: Figure; alt: string; caption: string; legend: readonly string[] };

/** Explains the numbers of a drawing in a legend below it, which stays readable on any screen. */
export function ProseFigure({ figure: { marks, ...drawing }, alt, caption, legend }: Props) {
  return (
    <figure className="prose-figure">
      <DrawingImage drawing={drawing} label={alt}>
        {marks.map(([x, y], index) => (
          <g key={`${x} ${y}`} className="figure-mark">
            <circle cx={x} cy={y} r="11" />
            <text x={x} y={y + 5}>
              {index + 1}
            </text>
          </g>
        ))}
      </DrawingImage>
      <figcaption>
        <p>{caption}</p>
        <ol>
          {legend.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
