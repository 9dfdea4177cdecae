import { memo, useMemo } from "react";

import type { GlossaryEntry } from "#site/collections/glossary.server.ts";
import { takeTarget } from "#site/glossary/pending-target.ts";
import { plainText } from "#site/glossary/rich-text.ts";
import { termSlug } from "#site/glossary/term-slug.ts";
import { filterOptions } from "#site/list-filter/filter-options.ts";
import { useFilter } from "#site/list-filter/use-filter.ts";
import { useHidden } from "#site/list-filter/use-hidden.ts";
import { useJump } from "#site/list-filter/use-jump.ts";

import { AlphabetBar } from "./alphabet-bar.tsx";
import { ListFilter } from "./list-filter.tsx";
import type { FilterWords } from "./list-filter.tsx";
import { NoMatches } from "./no-matches.tsx";
import { TermCard } from "./term-card.tsx";

type Props = {
  entries: readonly GlossaryEntry[];
  categories: readonly string[];
  words: FilterWords & { alphabet: string; related: string; copy: string };
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
  const filter = useFilter(listed, options);
  const { matches, clear } = filter;
  useJump(clear, takeTarget);

  const list = useHidden(matches);
  const active = new Set(entries.filter(({ slug }) => matches.has(slug)).map(firstLetter));

  return (
    <>
      <ListFilter words={words} options={options} filter={filter}>
        <div className="mt-6">
          <AlphabetBar label={words.alphabet} active={active} />
        </div>
      </ListFilter>
      <div ref={list}>
        <TermGroups entries={entries} words={words} onCopy={onCopy} />
      </div>
      {matches.size === 0 && <NoMatches text={words.empty} clear={words.clearFilters} onClear={clear} />}
    </>
  );
}

/** All entries under their letters: made once, whatever is searched for. */
const TermGroups = memo(function TermGroups({ entries, words, onCopy }: Omit<Props, "categories">) {
  const letters = [...new Set(entries.map(firstLetter))];
  return letters.map((letter) => (
    <section key={letter} id={`section-${letter}`} className="term-group">
      <h2 className="term-letter">{letter}</h2>
      <div>
        {entries
          .filter((entry) => firstLetter(entry) === letter)
          .map((entry) => (
            <TermCard key={entry.slug} entry={entry} words={words} onCopy={onCopy} />
          ))}
      </div>
    </section>
  ));
});

const firstLetter = ({ term }: GlossaryEntry): string => term.charAt(0).toUpperCase();
