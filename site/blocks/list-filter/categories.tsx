import type { Option } from "./find-matches.ts";

import "./categories.css";

type Props = {
  label: string;
  options: readonly Option[];
  selected: string;
  onSelect: (value: string) => void;
};

/**
 * Filter buttons of which exactly one is selected. Not radios, because BLOG-4 specifies toggle buttons. Options with a
 * count become the cells of a full-width strip with a square for each entry.
 */
export function Categories({ label, options, selected, onSelect }: Props) {
  const isStrip = options.some(({ count }) => count !== undefined);
  return (
    <fieldset className={`scroll-row needs-script ${isStrip ? "category-strip" : "chips"}`}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: name, count }, index) => (
        <button
          key={value}
          ref={value === selected && index > 0 ? scrollRowTo : undefined}
          type="button"
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
          className="chip"
        >
          {name}
          {count !== undefined && <Squares count={count} />}
        </button>
      ))}
    </fieldset>
  );
}

/** Distance of the squares, which are dashes of 15 with gaps of 3. */
const step = 18;
const most = 8;

function Squares({ count }: { count: number }) {
  const rows = Math.max(2, Math.ceil(count / most));
  const columns = Math.ceil(count / rows);
  const lines = Array.from(
    { length: rows },
    (_, row) => `M0 ${row * step + 7.5}h${Math.min(columns, count - row * columns) * step}`,
  );
  // The same width for all, so that all squares have the same size.
  return (
    <svg className="squares" viewBox={`0 0 ${most * step} ${rows * step - 3}`} width={most * step} aria-hidden="true">
      <path d={lines.join("")} />
    </svg>
  );
}

/** Shows the selected button, which may come from the URL, in a row that scrolls. */
const scrollRowTo = (button: HTMLElement | null): void => {
  const box = button?.getBoundingClientRect();
  if (box) button?.parentElement?.scrollBy({ left: box.left - box.width / 2 });
};
