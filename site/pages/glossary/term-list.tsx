import { useEffect, useMemo, useRef } from "react";

import { filterOptions } from "#site/blocks/list-filter/filter-options.ts";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import { useHidden } from "#site/blocks/list-filter/use-hidden.ts";
import { useJump } from "#site/blocks/list-filter/use-jump.ts";
import { useEntries } from "#site/blocks/list-filter/use-entries.ts";
import { LongText } from "#site/blocks/long-text/long-text.tsx";

import { AlphabetBar } from "./alphabet-bar.tsx";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { NoMatches } from "#site/blocks/list-filter/no-matches.tsx";

type Props = {
  /** The terms under their letters, made at build. */
  html: string;
  total: number;
  letters: readonly string[];
  categories: readonly string[];
  labels: FilterLabels & { alphabet: string };
  onCopy: (entry: { slug: string; term: string }) => void;
};

/** The whole glossary under its letters. The filter hides entries; it never takes them away. */
export function TermList({ html, total, letters, categories, labels, onCopy }: Props) {
  const options = useMemo(() => filterOptions(labels.all, categories), [labels.all, categories]);
  const list = useRef<HTMLDivElement>(null);
  const entries = useEntries(list);
  const filter = useFilter(entries, options);
  const { matches, clear } = filter;
  useJump(list, clear);
  useHidden(list, matches);

  useEffect(() => {
    const element = list.current;
    const copy = ({ target }: MouseEvent) => {
      const entry = target instanceof Element && target.closest("button") ? target.closest("article") : null;
      if (entry) onCopy({ slug: entry.id, term: entry.querySelector("h3")?.textContent ?? "" });
    };
    element?.addEventListener("click", copy);
    return () => element?.removeEventListener("click", copy);
  }, [onCopy]);

  const active = matches
    ? entries?.filter(({ id }) => matches.has(id)).map(({ text }) => text.charAt(0).toUpperCase())
    : letters;

  return (
    <ListFilter
      labels={labels}
      options={options}
      filter={filter}
      total={total}
      index={<AlphabetBar label={labels.alphabet} active={new Set(active)} />}
    >
      <div ref={list}>
        <LongText id="terms" html={html} />
      </div>
      {matches?.size === 0 && <NoMatches text={labels.empty} clear={labels.clearFilters} onClear={clear} />}
    </ListFilter>
  );
}
