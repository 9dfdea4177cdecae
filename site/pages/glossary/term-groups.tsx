import type { GlossaryEntry } from "#site/content/page-data/glossary-and-faq.server.ts";

import { TermCard } from "./term-card.tsx";

type Props = { entries: readonly GlossaryEntry[]; labels: { related: string; copy: string } };

export function TermGroups({ entries, labels }: Props) {
  return listLetters(entries).map((letter) => (
    <section key={letter} id={`section-${letter}`} className="term-group">
      <h2 className="term-letter">{letter}</h2>
      <div>
        {entries
          .filter((entry) => firstLetter(entry) === letter)
          .map((entry) => (
            <TermCard key={entry.slug} entry={entry} labels={labels} />
          ))}
      </div>
    </section>
  ));
}

const firstLetter = ({ term }: GlossaryEntry): string => term.charAt(0).toUpperCase();

export const listLetters = (entries: readonly GlossaryEntry[]): string[] => [...new Set(entries.map(firstLetter))];
