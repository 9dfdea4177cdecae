import { ListEntry } from "#site/blocks/list-filter/list-entry.tsx";
import { ReviewLine } from "#site/blocks/review-line.tsx";
import { RichText } from "#site/blocks/rich-text.tsx";
import type { GlossaryEntry } from "#site/content/page-data/glossary-and-faq.server.ts";
import { pagePath } from "#site/paths.ts";
import { slugify } from "#site/slugify.ts";
import { Badge } from "#site/ui/badge.tsx";
import { IconButton } from "#site/ui/icon-button.tsx";
import { icons } from "#site/ui/icons.ts";
import { Section } from "#site/ui/section.tsx";

import "./term-groups.css";

type Props = { entries: readonly GlossaryEntry[]; labels: { related: string; copy: string } };

export function TermGroups({ entries, labels }: Props) {
  return (
    <Section className="list-results term-groups">
      <div data-enhance="copy-links" data-when="intent">
        {listLetters(entries).map((letter) => (
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
        ))}
      </div>
    </Section>
  );
}

const firstLetter = ({ term }: GlossaryEntry): string => term.charAt(0).toUpperCase();

export const listLetters = (entries: readonly GlossaryEntry[]): string[] => [...new Set(entries.map(firstLetter))];

type CardProps = {
  entry: GlossaryEntry;
  labels: { related: string; copy: string };
};

/** Entry of the glossary. copy-links.enhance.ts handles clicks on its button. */
function TermCard({ entry, labels }: CardProps) {
  const { slug, term, category, definition, related, review } = entry;
  return (
    <ListEntry id={slug} labelledBy={`${slug}-name`} category={slugify(category)} className="term-card">
      <div className="term-head">
        <h3 id={`${slug}-name`} data-searchable>
          {term}
        </h3>
        <IconButton label={`${labels.copy}: ${term}`} d={icons.link} className="needs-script text-ink-3" />
        <p>{category}</p>
      </div>
      <p className="term-definition" data-searchable>
        <RichText text={definition} />
      </p>
      <ReviewLine {...review} />
      <ul aria-label={labels.related} className="term-links no-print">
        {related.map((name) => (
          <li key={name}>
            <Badge tone="pale" href={`${pagePath("glossary")}#${slugify(name)}`}>
              {name}
            </Badge>
          </li>
        ))}
      </ul>
    </ListEntry>
  );
}
