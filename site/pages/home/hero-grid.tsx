import { tileOutline } from "#site/blocks/ground.tsx";

const tileCount = 30;

/** Groups fade one after another. */
const groupCount = 2;

/** Corners of tiles of the ground, spread so that every width shows some, and the same in every build. */
const tiles = Array.from({ length: tileCount }, (_, index) => {
  const right = ((index * 11) % tileCount) - 16;
  const down = ((index * 7) % 37) - 13;
  return `M${right * 20} ${(down + Math.abs((right + down) % 2)) * 10}${tileOutline}`;
});

const groups = Array.from({ length: groupCount }, (_, group) =>
  tiles.filter((_tile, index) => index % groupCount === group),
);

/** Lit tiles of the ground. */
export function HeroGrid() {
  return groups.map((group) => (
    <g key={group[0]} className="hero-grid">
      {group.map((tile) => (
        <path key={tile} d={tile} />
      ))}
    </g>
  ));
}
