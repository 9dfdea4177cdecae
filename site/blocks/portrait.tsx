import type { Drawing as DrawingData } from "#site/drawings/drawing.ts";

import { Drawing } from "./drawing.tsx";

import "./portrait.css";

type Props = { drawing: DrawingData; label?: string; large?: boolean };

export function Portrait({ drawing, large = false, ...rest }: Props) {
  return (
    <span className={`portrait ${large ? "portrait-large" : ""}`}>
      <Drawing drawing={drawing} {...rest} />
    </span>
  );
}
