import { plateTones, plateViewBox } from "#site/drawings/plates.ts";
import { initials } from "#site/ui/avatar/initials.ts";

import "./portrait.css";

type Props = {
  /** Without a name, a plate has no initials. */
  name?: string;
  /** Path of a photograph or of a plate. */
  image: string;
  /** Text alternative, if the name is not next to the portrait. */
  label?: string;
};

/** Returns the plate of a person without a photograph (scripts/generate/portrait-files.ts). */
export const platePath = (index: number): string => `/team/${(index % plateTones.length) + 1}.svg`;

/** Returns the number of a plate, and undefined for photographs. */
const findPlate = (image: string): string | undefined => /^\/team\/(\d)\.svg$/.exec(image)?.[1];

export const isPlate = (image: string): boolean => findPlate(image) !== undefined;

/** Shows a photograph, or a plate with the initials lying on its top. */
export function Portrait({ name, image, label }: Props) {
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const plate = findPlate(image);
  return (
    <span {...accessible} className={`portrait ${plate ? "plate" : ""}`}>
      <img src={image} alt="" width={208} height={130} decoding="async" loading="lazy" />
      {plate && (
        <svg className="iso" viewBox={plateViewBox}>
          {/* The top of the plate, so that the initials are readable without the file. */}
          <path className={`t-${plateTones[Number(plate) - 1]}`} d="M0-12l70 35l-70 35l-70-35z" />
          {name !== undefined && <text transform="matrix(1 .5 -1 .5 0 23)">{initials(name)}</text>}
        </svg>
      )}
    </span>
  );
}
