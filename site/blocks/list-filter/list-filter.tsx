import { useRef } from "react";

import type { Option } from "./filter-options.ts";
import type { ListFilterState } from "./use-filter.ts";
import { Chips } from "#site/ui/chips/chips.tsx";
import { SearchField } from "#site/ui/search-field/search-field.tsx";

/** The labels every filtered list needs. */
export type FilterLabels = {
  search: { label: string; placeholder: string; clear: string; categories: string };
  all: string;
  count: { one: string; many: string };
  empty: string;
  clearFilters: string;
};

type Props = {
  labels: FilterLabels;
  options: readonly Option[];
  filter: ListFilterState;
  total: number;
  children?: React.ReactNode;
};

/** Search and categories above a list, and how many are left. Without script they could do nothing: not shown then. */
export function ListFilter({ labels: { search, count }, options, filter, total, children }: Props) {
  const size = filter.matches?.size ?? total;
  const results = useRef<HTMLOutputElement>(null);
  const find = (query: string) => {
    filter.setQuery(query);
    requestAnimationFrame(() => bringUp(results.current));
  };
  return (
    <>
      <search className="list-search needs-script">
        <div className="list-search-field">
          <SearchField
            label={search.label}
            placeholder={search.placeholder}
            clearLabel={search.clear}
            value={filter.query}
            onChange={find}
          />
        </div>
        <Chips label={search.categories} options={options} selected={filter.category} onSelect={filter.setCategory} />
      </search>
      {children}
      <output ref={results} className="mt-4 block text-[0.9375rem] text-ink-3">
        {/* One text, not two beside each other: a translator may have replaced them. */}
        {`${size} ${size === 1 ? count.one : count.many}`}
      </output>
    </>
  );
}

/** Where the field stays in sight (list-filter.css), what it finds comes up to it: it would stand behind the keyboard. */
function bringUp(results: HTMLElement | null): void {
  if (!results || !matchMedia("(width < 48rem) and (height >= 20rem)").matches) return;
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) results.scrollIntoView({ behavior: "instant" });
}
