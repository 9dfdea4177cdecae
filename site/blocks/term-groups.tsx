import type { Term } from "#site/collections/terms.server.ts";
import { termSlug } from "#site/glossary/term-slug.ts";

/** Terms under their first letter, as a ruled list. */
export function TermGroups({ terms, relatedLabel }: { terms: readonly Term[]; relatedLabel: string }) {
  const groups = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  return [...groups].map(([letter, entries]) => (
    <section key={letter} id={`section-${letter}`} className="grid gap-6 pt-10 md:grid-cols-[9rem_1fr]">
      <h2 className="self-start text-7xl font-bold md:sticky md:top-24">{letter}</h2>
      <div>
        {entries.map(({ term, slug, category, definition, related }) => (
          <article key={slug} id={slug} className="border-t border-line py-6">
            <h3 className="text-2xl font-semibold">{term}</h3>
            <p className="text-[0.9375rem] text-ink-3">{category}</p>
            <p className="mt-1.5 max-w-[44em] text-ink-2">{definition}</p>
            <ul aria-label={relatedLabel} className="mt-3 flex flex-wrap gap-2">
              {related.map((name) => (
                <li key={name}>
                  <a
                    href={`#${termSlug(name)}`}
                    className="inline-block rounded-badge bg-mist px-2.5 text-blue-ink hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  ));
}
