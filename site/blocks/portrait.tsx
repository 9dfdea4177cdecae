import { initials } from "#site/ui/avatar/initials.ts";

import "./portrait.css";

type Props = {
  name: string;
  /** Path of a photograph or of a plate. */
  image: string;
  /** Text alternative, if the name is not next to the portrait. */
  label?: string;
};

const plateCount = 3;

/** Returns the plate of a person without a photograph (site/drawings/plates.ts). */
export const platePath = (index: number): string => `/team/${(index % plateCount) + 1}.svg`;

export const isPlate = (image: string): boolean => /^\/team\/\d\.svg$/.test(image);

/** Shows a photograph, or a plate with the initials lying on its top. */
export function Portrait({ name, image, label }: Props) {
  const accessible = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...accessible} className={`portrait ${isPlate(image) ? "plate" : ""}`}>
      <img src={image} alt="" width={208} height={130} decoding="async" loading="lazy" />
      {isPlate(image) && (
        <svg className={`iso ${image === platePath(2) ? "plate-dark" : ""}`} viewBox="-100 -29 200 125">
          <text transform="matrix(1 .5 -1 .5 0 23)">{initials(name)}</text>
        </svg>
      )}
    </span>
  );
}
