import { memo, useMemo } from "react";

import type { GlossaryEntry } from "#site/collections/glossary.server.ts";
import { plainText } from "#site/glossary/rich-text.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { filterOptions } from "#site/list-filter/filter-options.ts";
import { useFilter } from "#site/list-filter/use-filter.ts";
import { useHidden } from "#site/list-filter/use-hidden.ts";
import { useJump } from "#site/list-filter/use-jump.ts";

import { AlphabetBar } from "./alphabet-bar.tsx";
import { ListFilter } from "./list-filter.tsx";
import { NoMatches } from "./no-matches.tsx";
import { TermCard } from "./term-card.tsx";

type Props = {
  entries: readonly GlossaryEntry[];
  categories: readonly string[];
  words: {
    search: { label: string; placeholder: string; clear: string; categories: string };
    all: string;
    alphabet: string;
    related: string;
    copy: string;
    count: string;
    empty: string;
    clearFilters: string;
  };
  onCopy: (entry: GlossaryEntry) => void;
};

/** The whole glossary under its letters. The filter hides entries; it never takes them away. */
export function TermList({ entries, categories, words, onCopy }: Props) {
  const options = useMemo(() => filterOptions(words.all, categories), [words.all, categories]);
  const listed = useMemo(
    () =>
      entries.map(({ slug, term, category, definition }) => ({
        id: slug,
        category: termSlug(category),
        text: `${term} ${plainText(definition)}`.toLowerCase(),
      })),
    [entries],
  );
  const { query, category, matches, setQuery, setCategory, clear } = useFilter(listed, options);
  useJump(clear);

  const list = useHidden(matches);
  const active = new Set(entries.filter(({ slug }) => matches.has(slug)).map(firstLetter));

  return (
    <>
      <ListFilter
        words={words.search}
        options={options}
        query={query}
        category={category}
        onQuery={setQuery}
        onCategory={setCategory}
      />
      <div className="mt-6">
        <AlphabetBar label={words.alphabet} active={active} />
      </div>
      <output className="mt-4 block text-[0.9375rem] text-ink-3">
        {matches.size} {words.count}
      </output>
      <div ref={list}>
        <TermGroups entries={entries} words={words} onCopy={onCopy} />
      </div>
      {matches.size === 0 && <NoMatches text={words.empty} clear={words.clearFilters} onClear={clear} />}
    </>
  );
}

/** All entries under their letters: made once, whatever is searched for. */
const TermGroups = memo(function TermGroups({ entries, words, onCopy }: Omit<Props, "categories">) {
  return [...Map.groupBy(entries, firstLetter)].map(([letter, group]) => (
    <section key={letter} id={`section-${letter}`} className="term-group">
      <h2 className="term-letter">{letter}</h2>
      <div>
        {group.map((entry) => (
          <TermCard key={entry.slug} entry={entry} words={words} onCopy={onCopy} />
        ))}
      </div>
    </section>
  ));
});

const firstLetter = ({ term }: GlossaryEntry): string => term.charAt(0).toUpperCase();
