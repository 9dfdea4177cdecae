import type { MouseEvent } from "react";

import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import type { Option } from "#site/blocks/list-filter/filter-options.ts";
import { useTextFilter } from "#site/blocks/list-filter/use-text-filter.ts";
import type { Drawing } from "#site/drawings/drawing.ts";
import { LongText } from "#site/blocks/long-text/long-text.tsx";

import { AlphabetBar } from "./alphabet-bar.tsx";
import { copyTermLink } from "./copy-term-link.ts";

type Props = {
  /** TermGroups, rendered at build. */
  html: string;
  total: number;
  letters: readonly string[];
  options: readonly Option[];
  labels: FilterLabels & { alphabet: string; copied: { title: string; text: string } };
  drawing: Drawing;
};

export function TermList({ html, total, letters, options, labels, drawing }: Props) {
  const { list, entries, filter } = useTextFilter(options);
  const { matches } = filter;
  const copy = ({ target }: MouseEvent) => {
    const entry = target instanceof Element && target.closest("button") ? target.closest("article") : null;
    if (entry) copyTermLink(entry.id, entry.querySelector("h3")?.textContent ?? "", labels.copied);
  };
  const active = matches
    ? entries?.filter(({ id }) => matches.has(id)).map(({ text }) => text.charAt(0).toUpperCase())
    : letters;

  return (
    <ListFilter
      labels={labels}
      options={options}
      filter={filter}
      total={total}
      drawing={drawing}
      index={<AlphabetBar label={labels.alphabet} active={new Set(active)} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Delegated from buttons. */}
      <div ref={list} onClick={copy}>
        <LongText id="terms" html={html} />
      </div>
    </ListFilter>
  );
}
