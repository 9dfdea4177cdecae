import type { MouseEvent } from "react";

import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useTextFilter } from "#site/blocks/list-filter/use-text-filter.ts";
import { LongText } from "#site/blocks/long-text.tsx";
import { toasts } from "#site/blocks/toasts.ts";
import { copyText } from "#site/ui/copy-text.ts";

import "./glossary.css";

type Props = {
  /** TermGroups, rendered at build. */
  html: string;
  total: number;
  letters: readonly string[];
  options: readonly Option[];
  labels: FilterLabels & { alphabet: string; copied: { title: string; text: string } };
  intro: { lead: string; unit: string };
};

export function TermList({ html, total, letters, options, labels, intro }: Props) {
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
      intro={intro}
      index={<AlphabetBar label={labels.alphabet} active={new Set(active)} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Delegated from buttons. */}
      <div ref={list} onClick={copy}>
        <LongText id="terms" html={html} />
      </div>
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

/** Copies the URL of a term and confirms it by a toast, unless copying fails. */
function copyTermLink(slug: string, term: string, { title, text }: { title: string; text: string }): void {
  copyText(new URL(`#${slug}`, location.origin + location.pathname).href)
    .then(() => toasts.add({ title, text: text.replace("{term}", term) }))
    .catch(() => undefined);
}
