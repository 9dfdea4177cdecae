import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Content } from "#site/collections/content.server.ts";
import { ContentReader } from "#site/collections/reader/content-reader.server.ts";

import { checkWriting } from "./check-writing.ts";
import { permittedRanges } from "./permitted-ranges.ts";
import { editorialRules } from "./rules.ts";
import { asWriting, sampleWriting, words } from "./sample-writing.ts";

const sample = sampleWriting;
const [first, second] = sample().services;
const [firstCase] = sample().cases;
const [article] = sample().articles;
const [one, two] = sample().questions[0]?.items ?? [];
const range = permittedRanges[0]?.range ?? "";
const permitted = { ...first, slug: permittedRanges[0]?.on[0]?.replace("service ", "") };

const term = (definition: string) => ({ terms: [{ term: "Term", definition }] });
const quote = (text: string) => ({ testimonial: { quote: text } });
const lead = (text: string) => ({ services: [{ ...first, lead: text }] });

/** What is broken, the rule, what is changed in content that keeps every rule, and where and what the rule says. */
const breaks: [name: string, rule: string, change: object, place: string, message: string][] = [
  ["a short service", "page-length", lead("A lead."), "services/first.yaml", "has 4 words; allowed are 450 to 700"],
  [
    "CASE-12 a long case",
    "page-length",
    { cases: [{ ...firstCase, project: [words(901)] }] },
    "cases/case.yaml",
    "allowed are 600 to 900",
  ],
  [
    "a case's short card",
    "field-length",
    { cases: [{ ...firstCase, description: words(34) }] },
    "cases/case.yaml description",
    "has 34 words; allowed are 35 to 50",
  ],
  [
    "CASE-12 a case's long summary",
    "field-length",
    { cases: [{ ...firstCase, summary: words(81) }] },
    "cases/case.yaml summary",
    "has 81 words; allowed are at most 80",
  ],
  [
    "a short excerpt",
    "field-length",
    { articles: [{ ...article, excerpt: words(24) }] },
    "articles/article.mdx excerpt",
    "has 24 words; allowed are 25 to 40",
  ],
  [
    "a long definition",
    "field-length",
    term(`Term is ${words(18)}. And ${words(60)}.`),
    "terms.yaml 0.definition",
    "has 81 words; allowed are 40 to 80",
  ],
  [
    "a short answer",
    "field-length",
    { questions: [{ items: [{ ...one, answer: words(39) }] }] },
    "questions.yaml 0.items.0.answer",
    "has 39 words; allowed are 40 to 90",
  ],
  ["a long quote", "field-length", quote(words(61)), "testimonial.yaml quote", "has 61 words; allowed are 40 to 60"],
  [
    "a definition without its term",
    "definition-opening",
    term(`It is ${words(50)}.`),
    "terms.yaml 0.definition",
    'allowed is "Term is"',
  ],
  [
    "a definition's long first sentence",
    "definition-opening",
    term(`Term is ${words(29)}.`),
    "terms.yaml 0.definition",
    "has 31 words in its first sentence; allowed are 15 to 30",
  ],
  [
    "ART-21 a wrong reading time",
    "reading-time",
    { articles: [{ ...article, minutes: 3 }] },
    "articles/article.mdx minutes",
    "is 3; for the text's 401 words allowed are 2 to 2",
  ],
  [
    "a trivial section",
    "article-sections",
    { articles: [{ ...article, body: [{ tag: "section", id: "end", title: "End", children: ["Bye"] }] }] },
    "articles/article.mdx:9 Section",
    '"end" has 2 words; at least 60',
  ],
  [
    "an article without a figure",
    "article-figures",
    { articles: [{ ...article, body: [{ tag: "table", rows: [] }] }] },
    "articles/article.mdx:9 figure",
    "occurs 0 times; at least 2",
  ],
  [
    "a sentence of another service",
    "repeated-sentences",
    { services: [first, { ...second, lead: `More. ${first?.lead}` }] },
    "services/second.yaml lead",
    "repeats a sentence of services/first.yaml",
  ],
  [
    "SERV-9 SERV-10 a range on a page that is not its own",
    "claims",
    lead(`Typically ${range}.`),
    "services/first.yaml lead",
    `"${range}" is said of service first`,
  ],
  [
    "SERV-10 a page that no longer says its range",
    "claims",
    { services: [permitted] },
    `services/${permitted.slug}.yaml `,
    `does not say "${range}"`,
  ],
  [
    "SERV-12 a range as a promise",
    "claims",
    { services: [{ ...permitted, lead: `You save ${range}.` }] },
    `services/${permitted.slug}.yaml lead`,
    "is not called typical",
  ],
  [
    "SERV-9 SERV-11 another figure",
    "other-figures",
    lead("It takes 3 weeks."),
    "services/first.yaml lead",
    'claims "3 weeks"; allowed are only',
  ],
  [
    "CASE-12 a result's figure",
    "case-results",
    { cases: [{ ...firstCase, results: ["Done", "Saves 12 hours"] }] },
    "cases/case.yaml results.1",
    'has the figure "12"',
  ],
  [
    "a case without a difficulty",
    "case-results",
    { cases: [{ ...firstCase, challenges: undefined }] },
    "cases/case.yaml challenges",
    "has 0 entries; at least 1",
  ],
  [
    "a customer's figure",
    "testimonial-figures",
    quote("We saved 12 hours"),
    "testimonial.yaml quote",
    'has the figure "12"; allowed is none',
  ],
  [
    "a heading that asks",
    "question-headings",
    { pages: { contact: { heading: "Why us?" } } },
    "pages/contact.yaml heading",
    '"Why us?" asks',
  ],
  [
    "FAQ-10 a question asked twice",
    "different-questions",
    { questions: [{ items: [one, { ...two, question: one?.question.toUpperCase() }] }] },
    "questions.yaml 0.items.1.question",
    "is word for word that of faq-one",
  ],
  ["a word of praise", "banned-words", lead("Our robust platform."), "services/first.yaml lead", 'says "robust"'],
  [
    "an exclamation mark in an article",
    "banned-words",
    { prose: () => ({ text: "One [a](/b!)\n\nTwo!\n", firstLine: 9 }) },
    "articles/article.mdx:11 (text)",
    'says "!"',
  ],
];

for (const [what, name, change, place, message] of breaks) {
  test(`${what} is named with its place, the actual and the allowed value`, () => {
    const findings = editorialRules[name]?.(asWriting({ ...sample(), ...change })) ?? [];
    const told = findings.map(({ file, line, path, message: text }) => ({
      place: `${file}${line === undefined ? "" : `:${line}`}${place.includes(" ") ? ` ${path.join(".")}` : ""}`,
      text,
    }));
    expect(told).toContainEqual({ place, text: expect.stringContaining(message) as string });
  });
}

test("every rule is broken once, and the sample breaks none", () => {
  expect(new Set(breaks.map(([, rule]) => rule))).toEqual(new Set(Object.keys(editorialRules)));
  expect(Object.values(editorialRules).flatMap((rule) => rule(asWriting(sample())))).toEqual([]);
});

test("a finding tells the line of its field, although terms are sorted", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "writing-")), "content");
  mkdirSync(folder);
  writeFileSync(`${folder}/terms.yaml`, "- term: Zebra\n  definition: Short.\n- term: Ape\n  definition: Short.\n");
  const terms = ["Ape", "Zebra"].map((name) => ({ term: name, definition: name === "Zebra" ? "Short." : words(41) }));
  const reader = new ContentReader(folder);
  checkWriting({ ...asWriting({ ...sample(), terms }), articles: [] } as unknown as Content, reader);
  expect(reader.problems).toContainEqual({
    file: "content/terms.yaml",
    line: 2,
    field: "[0].definition",
    message: "has 1 words; allowed are 40 to 80",
  });
});
