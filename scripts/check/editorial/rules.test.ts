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

const service = (...fields: object[]) => ({ services: [Object.assign({}, first, ...fields)] });
const lead = (text: string) => service({ lead: text });
const inCase = (fields: object) => ({ cases: [{ ...firstCase, ...fields }] });
const inArticle = (fields: object) => ({ articles: [{ ...article, ...fields }] });
const questions = (...items: object[]) => ({ questions: [{ items }] });
const term = (definition: string) => ({ terms: [{ term: "Term", definition }] });
const quote = (text: string) => ({ testimonial: { quote: text } });

const trivial = { tag: "section", id: "end", title: "End", children: ["Bye"] };
const repeated = { ...second, lead: `More. ${first?.lead}` };
const again = { ...two, question: one?.question.toUpperCase() };
const page = `services/${permitted.slug}.yaml`;

/** What is changed in content that keeps every rule, and where and what the rule says of it; under the rule's name. */
const breaks: Record<string, [change: object, place: string, message: string, statements?: string][]> = {
  "page-length": [
    [lead("A lead."), "services/first.yaml", "has 4 words; allowed are 450 to 700"],
    [inCase({ project: [words(481)] }), "cases/case.yaml", "allowed are 350 to 480", "CASE-12"],
  ],
  "field-length": [
    [inCase({ description: words(34) }), "cases/case.yaml description", "has 34 words; allowed are 35 to 50"],
    [inCase({ summary: words(81) }), "cases/case.yaml summary", "has 81 words; allowed are at most 80", "CASE-12"],
    [inArticle({ excerpt: words(24) }), "articles/article.mdx excerpt", "has 24 words; allowed are 25 to 40"],
    [term(`Term is ${words(79)}.`), "terms.yaml 0.definition", "has 81 words; allowed are 40 to 80"],
    [questions({ answer: words(39) }), "questions.yaml 0.items.0.answer", "has 39 words; allowed are 40 to 90"],
    [quote(words(61)), "testimonial.yaml quote", "has 61 words; allowed are 40 to 60"],
  ],
  "definition-opening": [
    [term(`It is ${words(50)}.`), "terms.yaml 0.definition", 'allowed is "Term is"'],
    [
      term(`Term is ${words(29)}.`),
      "terms.yaml 0.definition",
      "has 31 words in its first sentence; allowed are 15 to 30",
    ],
  ],
  "reading-time": [
    [
      inArticle({ minutes: 3 }),
      "articles/article.mdx minutes",
      "is 3; for the text's 401 words allowed are 2 to 2",
      "ART-21",
    ],
  ],
  "article-sections": [
    [inArticle({ body: [trivial] }), "articles/article.mdx:9 Section", '"end" has 2 words; at least 60'],
  ],
  "article-figures": [
    [inArticle({ body: [{ tag: "table", rows: [] }] }), "articles/article.mdx:9 figure", "occurs 0 times; at least 2"],
  ],
  "repeated-sentences": [
    [{ services: [first, repeated] }, "services/second.yaml lead", "repeats a sentence of services/first.yaml"],
  ],
  claims: [
    [lead(`Typically ${range}.`), "services/first.yaml lead", `"${range}" is said of service first`, "SERV-9 SERV-10"],
    [service(permitted), `${page} `, `does not say "${range}"`, "SERV-10"],
    [service(permitted, { lead: `You save ${range}.` }), `${page} lead`, "is not called typical", "SERV-12"],
  ],
  "other-figures": [
    [lead("It takes 3 weeks."), "services/first.yaml lead", 'claims "3 weeks"; allowed are only', "SERV-9 SERV-11"],
  ],
  "case-results": [
    [inCase({ results: ["Done", "Saves 12 hours"] }), "cases/case.yaml results.1", 'has the figure "12"', "CASE-12"],
    [inCase({ areas: undefined }), "cases/case.yaml areas", "has 0 entries"],
  ],
  "testimonial-figures": [
    [quote("We saved 12 hours"), "testimonial.yaml quote", 'has the figure "12"; allowed is none'],
  ],
  "question-headings": [
    [{ pages: { contact: { heading: "Why us?" } } }, "pages/contact.yaml heading", '"Why us?" asks'],
  ],
  "different-questions": [
    [questions({ ...one }, again), "questions.yaml 0.items.1.question", "is word for word that of faq-one", "FAQ-10"],
  ],
  "banned-words": [
    [lead("Our robust platform."), "services/first.yaml lead", 'says "robust"'],
    [{ prose: () => ({ text: "One [a](/b!)\n\nTwo!\n", firstLine: 9 }) }, "articles/article.mdx:11 (text)", 'says "!"'],
  ],
};

const cases = Object.entries(breaks).flatMap(([rule, rows]) => rows.map((row) => [rule, ...row] as const));
for (const [rule, change, place, message, statements = ""] of cases) {
  test(`${statements} ${rule}: ${place} ${message}`, () => {
    const findings = editorialRules[rule]?.(asWriting({ ...sample(), ...change })) ?? [];
    const told = findings.map(({ file, line, path, message: text }) => ({
      place: `${file}${line === undefined ? "" : `:${line}`}${place.includes(" ") ? ` ${path.join(".")}` : ""}`,
      text,
    }));
    expect(told).toContainEqual({ place, text: expect.stringContaining(message) as string });
  });
}

test("every rule is broken once, and the sample breaks none", () => {
  expect(Object.keys(breaks).toSorted()).toEqual(Object.keys(editorialRules).toSorted());
  expect(Object.values(editorialRules).flatMap((rule) => rule(asWriting(sample())))).toEqual([]);
});

test.for(["Term is", "A term is", "The Term is", "An term (ABC) is", "Terms are"] as const)(
  "a definition may begin with %s",
  (opening) => {
    const name = opening.startsWith("Terms") ? "Terms" : "Term";
    const terms = [{ term: name, definition: `${opening} ${words(18)}. And ${words(30)}.` }];
    expect(editorialRules["definition-opening"]?.(asWriting({ ...sample(), terms }))).toEqual([]);
  },
);

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
