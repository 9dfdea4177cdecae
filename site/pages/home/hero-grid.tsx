const cell = 48;
const squareCount = 30;

/** Groups fade one after another. */
const groupCount = 2;

/** Cells of the background grid, spread so that every width shows some, and the same in every build. */
const squares = Array.from({ length: squareCount }, (_, index) => ({
  x: ((index * 11) % 30) * cell + 1,
  y: ((index * 9) % 14) * cell + 1,
}));

const groups = Array.from({ length: groupCount }, (_, group) =>
  squares.filter((_square, index) => index % groupCount === group),
);

export function HeroGrid() {
  return (
    <svg className="hero-grid absolute inset-0 size-full" aria-hidden="true">
      {groups.map((group) => (
        <g key={group[0]?.x}>
          {group.map(({ x, y }) => (
            <rect key={x} x={x} y={y} width={cell - 1} height={cell - 1} />
          ))}
        </g>
      ))}
    </svg>
  );
}
