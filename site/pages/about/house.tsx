import { streetFile } from "#site/paths.ts";
import { Avatar } from "#site/ui/avatar/avatar.tsx";
import { initials } from "#site/ui/avatar/initials.ts";

import type { Street } from "./street.server.ts";

import "./house.css";

type Props = {
  index: number;
  house: Street["house"];
  name?: string;
  /** A photograph stands in a house of its own. */
  photo?: string | null;
};

/** The house of a person, whose shape follows from the index. Decoration: the name is below. */
export function House({ index, house: { viewBox, roofs }, name = "", photo = null }: Props) {
  const kind = index % roofs.length;
  const roof = roofs[kind];
  const next = neighbors[index % neighbors.length];
  return (
    <div className="lot" aria-hidden="true">
      <svg viewBox={viewBox}>
        {photo === null && <use href={`${streetFile}#house-${kind}`} />}
        {photo === null && roof && (
          <text className={roof.isDark ? "on-dark-roof" : undefined} transform={roof.transform} fontSize={roof.size}>
            {initials(name)}
          </text>
        )}
        {next && <use href={`${streetFile}#${next}`} x="79" />}
      </svg>
      {photo !== null && <Avatar name={name} src={photo} size={208} className="photo-house" />}
    </div>
  );
}

/** What stands between one house and the next. */
const neighbors = ["tree", undefined, "lamp", "tree", undefined, "tree", undefined, undefined, "lamp"] as const;

/** A plot without a house. With `isLast`, trees fill the rest of the street. */
export function Plot({ viewBox, isLast = false }: { viewBox: string; isLast?: boolean }) {
  return (
    <div className="lot" aria-hidden="true">
      <svg viewBox={viewBox}>
        <use href={`${streetFile}#plot`} />
        {isLast && <use href={`${streetFile}#park`} x="95" />}
      </svg>
    </div>
  );
}
