import type { ReactNode } from "react";

import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";

import "./alphabet.css";

type Props = {
  /** The terms (term-groups.tsx). */
  children?: ReactNode;
  total: number;
  letters: readonly string[];
  options: readonly Option[];
  labels: FilterLabels & { alphabet: string };
  intro: { lead: string; unit: string };
};

/** Filters the terms, and marks the letters that are left. */
export default function TermFilter({ children, total, letters, options, labels, intro }: Props) {
  const filter = useFilter(options);
  const active = filter.found?.map(({ element }) => element.closest("section")?.id.at(-1) ?? "") ?? letters;
  return (
    <ListFilter
      labels={labels}
      options={options}
      filter={filter}
      total={total}
      intro={intro}
      index={<AlphabetBar label={labels.alphabet} active={new Set(active)} />}
    >
      {children}
    </ListFilter>
  );
}

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Links letters to their terms. Letters without terms are plain text. */
function AlphabetBar({ label, active }: { label: string; active: ReadonlySet<string> }) {
  return (
    <nav aria-label={label} className="alphabet wrap ground-paper">
      <ul className="alphabet-bar">
        {alphabet.map((letter) => (
          <li key={letter}>
            {active.has(letter) ? <a href={`#section-${letter}`}>{letter}</a> : <span>{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
