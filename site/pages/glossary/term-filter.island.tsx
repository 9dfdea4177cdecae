import type { MouseEvent, ReactNode } from "react";

import type { Option } from "#site/blocks/list-filter/find-matches.ts";
import { ListFilter } from "#site/blocks/list-filter/list-filter.tsx";
import type { FilterLabels } from "#site/blocks/list-filter/list-filter.tsx";
import { useFilter } from "#site/blocks/list-filter/use-filter.ts";
import { toasts } from "#site/blocks/toasts.ts";
import { copyText } from "#site/ui/copy-text.ts";
import { ToastRegion } from "#site/ui/toast-region/toast-region.tsx";

import "./alphabet.css";

type Props = {
  /** The terms (term-groups.tsx). */
  children?: ReactNode;
  total: number;
  letters: readonly string[];
  options: readonly Option[];
  labels: FilterLabels & { alphabet: string; copied: { title: string; text: string }; closeMessage: string };
  intro: { lead: string; unit: string };
};

/** Filters the terms, marks the letters that are left, and copies links. */
export default function TermFilter({ children, total, letters, options, labels, intro }: Props) {
  const filter = useFilter(options);
  const copy = ({ target }: MouseEvent) => {
    const entry = target instanceof Element && target.closest("button") ? target.closest("article") : null;
    if (entry) copyTermLink(entry.id, entry.querySelector("h3")?.textContent ?? "", labels.copied);
  };
  const active = filter.found?.map(({ element }) => element.closest("section")?.id.at(-1) ?? "") ?? letters;
  return (
    <>
      <ListFilter
        labels={labels}
        options={options}
        filter={filter}
        total={total}
        intro={intro}
        index={<AlphabetBar label={labels.alphabet} active={new Set(active)} />}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Delegated from buttons. */}
        <div className="list-content" onClick={copy}>
          {children}
        </div>
      </ListFilter>
      <ToastRegion store={toasts} closeLabel={labels.closeMessage} />
    </>
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
