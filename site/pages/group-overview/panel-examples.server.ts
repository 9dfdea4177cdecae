import { getContent } from "#site/content/content.server.ts";
import type { Pages } from "#site/content/schemas/pages.server.ts";
import { pagePath } from "#site/paths.ts";

type Card = Pages["company"]["cards"][number];

export type PanelExample = { title: string; text: string };

/** Returns what a visitor finds behind a panel: people, figures of cases, the newest article, terms, or an answer. */
export function listExamples({ to, terms: names = [], question: asked }: Card): PanelExample[] {
  const { pages, cases, articles, terms, questions } = getContent();
  if (to.href === pagePath("about"))
    return pages.about.management.profiles.map(({ name, role }) => ({ title: name, text: role }));
  if (to.href === pagePath("references"))
    return cases.slice(0, 3).map(({ keyNumber: { value, text } }) => ({ title: value, text }));
  if (to.href === pagePath("blog")) return articles.slice(0, 1).map(({ title, excerpt }) => ({ title, text: excerpt }));
  const definitions = names.flatMap((name) => terms.filter(({ term }) => term === name));
  const answers = questions.flatMap(({ items }) => items).filter(({ id }) => id === asked);
  return [
    ...definitions.map(({ term, definition }) => ({ title: term, text: firstSentence(definition) })),
    ...answers.map(({ question, answer }) => ({ title: question, text: firstSentence(answer) })),
  ];
}

const firstSentence = (text: string): string => /^.+?[.?](?=\s|$)/.exec(text)?.[0] ?? text;
