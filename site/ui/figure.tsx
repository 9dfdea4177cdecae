import { glyphs } from "./icons.ts";

import "./figure.css";

/** A large number, such as `14` or `4 → 1`. Screen readers read its text. */
export function Figure({ value, className = "" }: { value: string; className?: string }) {
  return (
    <span className={`figure ${className}`}>
      <span className="sr-only">{value}</span>
      <span aria-hidden="true">
        {value.split(/(1|\s*→\s*)/).map((part, index) => {
          const character = part.trim();
          const glyph = character in glyphs ? glyphs[character as keyof typeof glyphs] : undefined;
          if (!glyph) return part;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- The parts never change.
            <svg key={index} viewBox={glyph.viewBox} className={glyph.className}>
              <path d={glyph.d} />
            </svg>
          );
        })}
      </span>
    </span>
  );
}
