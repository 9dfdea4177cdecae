import { useRef } from "react";
import type { ReactNode } from "react";
import type { Option } from "./find-matches.ts";
import { DrawingImage } from "#site/blocks/drawing-image.tsx";
import type { Drawing } from "#site/drawings/drawing.ts";
import type { ListFilterState } from "./use-filter.ts";
import { button } from "#site/ui/button.ts";
import { Chips } from "./chips.tsx";
import { Container } from "#site/ui/section.tsx";
import { SearchField } from "./search-field.tsx";

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
  /** Drawing of the page, shown in gray if nothing matches. */
  drawing: Drawing;
  /** Further navigation between the filter and the list. */
  index?: ReactNode;
  children?: ReactNode;
};

/**
 * A list with search, categories and the number of matches, hidden without JavaScript. Has to follow a compact page head,
 * on which the search is placed.
 */
export function ListFilter({ labels, options, filter, total, drawing, index, children }: Props) {
  const { search, count } = labels;
  const size = filter.matches?.size ?? total;
  const results = useRef<HTMLElement>(null);
  const changeQuery = (query: string) => {
    filter.setQuery(query);
    requestAnimationFrame(() => scrollToResults(results.current));
  };
  return (
    <>
      <search className="list-search">
        <div className="list-search-row on-dark">
          <Container>
            <div className="list-search-parts">
              <div className="list-search-field needs-script">
                <SearchField
                  label={search.label}
                  placeholder={search.placeholder}
                  clearLabel={search.clear}
                  value={filter.query}
                  onChange={changeQuery}
                />
              </div>
              {/* One text node: React could not update two after a browser's translation has merged them. */}
              <output>{`${size} ${size === 1 ? count.one : count.many}`}</output>
            </div>
          </Container>
        </div>
        <div className="needs-script pt-3.5">
          <Container>
            <Chips
              label={search.categories}
              options={options}
              selected={filter.category}
              onSelect={filter.setCategory}
            />
          </Container>
        </div>
      </search>
      {index}
      <section ref={results} className="list-results pt-6 pb-14 lg:pb-26">
        <Container>
          {children}
          {size === 0 && <NoMatches {...labels} query={filter.query} drawing={drawing} onClear={filter.clear} />}
        </Container>
      </section>
    </>
  );
}

type NoMatchesProps = FilterLabels & { query: string; drawing: Drawing; onClear: () => void };

function NoMatches({ empty, clearFilters, query, drawing, onClear }: NoMatchesProps) {
  const onClick = () => {
    onClear();
    // The clicked button is removed, so its focus has to move.
    document.querySelector<HTMLElement>("search input")?.focus();
  };
  return (
    <div className="no-matches">
      <div>
        {query.trim() !== "" && <p className="no-matches-query">{`“${query.trim()}”`}</p>}
        <p className="text-lg">{empty}</p>
        <button type="button" className={`${button.primary} mt-6`} onClick={onClick}>
          {clearFilters}
        </button>
      </div>
      <DrawingImage drawing={drawing} />
    </div>
  );
}

/** Small screens: results below the sticky field (list-filter.css) would be behind the on-screen keyboard. */
function scrollToResults(results: HTMLElement | null): void {
  if (!results || !matchMedia("(width < 48rem) and (height >= 20rem)").matches) return;
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) results.scrollIntoView({ behavior: "instant" });
}

type EntryProps = { id: string; labelledBy: string; category: string; className?: string; children: ReactNode };

/** Entry of a filtered list. The filter searches its elements with `data-searchable`. */
export function ListEntry({ id, labelledBy, category, className = "", children }: EntryProps) {
  return (
    <article
      id={id}
      tabIndex={-1}
      className={`list-entry ${className}`}
      aria-labelledby={labelledBy}
      data-category={category}
    >
      {children}
    </article>
  );
}
