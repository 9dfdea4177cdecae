import type { ReactNode } from "react";

import { button } from "#site/ui/button.ts";
import { Figure } from "#site/ui/figure.tsx";
import { grounds } from "#site/ui/section.tsx";

import { Categories } from "./categories.tsx";
import type { Option } from "./find-matches.ts";
import { SearchField } from "./search-field.tsx";
import type { ListFilterState } from "./use-filter.ts";

import "./list-filter.css";

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
  /** Sets the number of matches as the largest element of the page, next to these texts. */
  intro?: { lead: string; unit: string };
  /** Further navigation between the filter and the list. */
  index?: ReactNode;
  /** The list: sections of static HTML. */
  children?: ReactNode;
};

/** A list with search, categories and the number of matches. Has to follow a page head on the same ground. */
export function ListFilter({ labels, options, filter, total, intro, index, children }: Props) {
  const { search, count } = labels;
  const { list } = filter;
  const size = filter.matches?.size ?? total;
  const noun = size === 1 ? count.one : count.many;
  const changeQuery = (query: string) => {
    filter.setQuery(query);
    requestAnimationFrame(() => scrollToResults(list.current));
  };
  const headGround = intro ? grounds.brand : grounds.paper;
  const categories = (
    <Categories label={search.categories} options={options} selected={filter.category} onSelect={filter.setCategory} />
  );
  return (
    <>
      <search className="list-search">
        <div className={`list-search-row wrap ${headGround}`}>
          <SearchField
            label={search.label}
            placeholder={search.placeholder}
            clearLabel={search.clear}
            value={filter.query}
            onChange={changeQuery}
          />
          {/* One text node: React could not update two after a browser's translation has merged them. */}
          <output className="sr-only">{`${size} ${noun}`}</output>
        </div>
        {intro && <Intro {...intro} size={size} noun={noun} />}
        {intro ? categories : <div className="wrap pb-8">{categories}</div>}
      </search>
      {index}
      <div ref={list} className="list-content" data-empty={size === 0 || undefined}>
        {children}
      </div>
      {size === 0 && <NoMatches {...labels} query={filter.query} onClear={filter.clear} />}
    </>
  );
}

type IntroProps = NonNullable<Props["intro"]> & { size: number; noun: string };

function Intro({ lead, unit, size, noun }: IntroProps) {
  return (
    <div className={`list-intro wrap ${grounds.brand}`}>
      {/* Screen readers have the output above. The key replaces the element, because translation changes its text nodes. */}
      <p key={size} className="list-figure whitespace-nowrap" translate="no" aria-hidden="true">
        <Figure value={String(size)} />
      </p>
      <div>
        <p className="list-noun" aria-hidden="true">
          {noun}
        </p>
        <p>{lead}</p>
        <p className="no-print needs-script font-bold">{unit}</p>
      </div>
    </div>
  );
}

type NoMatchesProps = FilterLabels & { query: string; onClear: () => void };

function NoMatches({ empty, clearFilters, query, onClear }: NoMatchesProps) {
  const onClick = () => {
    onClear();
    // The clicked button is removed, so its focus has to move.
    document.querySelector<HTMLElement>("search input")?.focus();
  };
  return (
    <section className={`section list-results ${grounds.paper}`}>
      {query.trim() !== "" && <p className="no-matches-query">{`“${query.trim()}”`}</p>}
      <p className="text-lg">{empty}</p>
      <button type="button" className={`${button.primary} mt-6`} onClick={onClick}>
        {clearFilters}
      </button>
    </section>
  );
}

/** Small screens: results below the sticky field (list-filter.css) would be behind the on-screen keyboard. */
function scrollToResults(list: HTMLElement | null): void {
  const results = list?.querySelector(".list-results");
  if (!results || !matchMedia("(width < 48rem) and (height >= 20rem)").matches) return;
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) results.scrollIntoView({ behavior: "instant" });
}
