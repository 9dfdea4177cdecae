import type { ProseNode } from "#site/collections/reader/prose.server.ts";

import type { Writing } from "./writing.ts";

/** Made-up words without digits, all of them different. */
export const words = (count: number, letter = "w"): string =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`.replaceAll(/\d/g, toLetter)).join(" ");

const toLetter = (digit: string): string => "abcdefghij"[Number(digit)] ?? "";

const drawn = { viewBox: "", paths: "", marks: [] };
const figure: ProseNode = { tag: "figure", figure: drawn, alt: "", caption: "", legend: [] };

const section = (id: string, text: string): ProseNode => ({
  tag: "section",
  id,
  title: "Title",
  children: [{ tag: "p", children: [text] }, figure, figure, { tag: "table", label: "", rows: [] }],
});

/** Content that keeps every rule, as plain objects that a test may break. */
export function sampleWriting() {
  const text = `<Section id="one" title="Title">\n\n${words(400)}\n\n</Section>\n`;
  return {
    services: [
      { slug: "first", heading: "A heading", lead: `${words(500, "f")}.` },
      { slug: "second", heading: "Another", lead: `${words(500, "s")}.` },
    ],
    cases: [
      {
        slug: "case",
        description: words(40),
        summary: words(80),
        project: [words(300)],
        areas: [{ title: "Area", challenges: [{ title: "Hard" }] }],
        results: ["Done"],
      },
    ],
    articles: [{ slug: "article", minutes: 2, excerpt: words(30), body: [section("one", words(400))] }],
    terms: [{ term: "Term", definition: `Term is ${words(18)}. And ${words(30)}.` }],
    questions: [
      {
        items: [
          { id: "faq-one", question: "Who?", answer: words(50) },
          { id: "faq-two", question: "What?", answer: words(50, "a") },
        ],
      },
    ],
    pages: { contact: { heading: "Contact" } },
    testimonial: { quote: words(50) },
    labels: { menu: "Menu", notFound: { heading: "Oops!" } },
    prose: () => ({ text, firstLine: 9, lineOf: () => 9 }),
  };
}

export type SampleWriting = ReturnType<typeof sampleWriting>;

/** The samples have only the fields that rules read. */
export const asWriting = (sample: SampleWriting): Writing => sample as unknown as Writing;
