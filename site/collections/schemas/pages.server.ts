import { z } from "zod";

import {
  callToAction,
  drawing,
  head,
  link,
  list,
  questionAndAnswer,
  reference,
  text,
  titled,
} from "./fields.server.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";
import type { PageName } from "#site/paths.ts";

import type { LegalName } from "./legal.server.ts";

// content/pages/<name>.yaml: pages that exist once, each with a schema of its own.

const linkCard = (known: ReferenceTargets) =>
  z.strictObject({
    to: link(known),
    title: text(60, "Title of the card"),
    description: text(200, "What the visitor finds there"),
    more: text(50, "Label of the link"),
  });

const overview = (known: ReferenceTargets) =>
  z.strictObject({
    ...head,
    cards: list(linkCard(known), 2, 6, "The links of the overview, in their order"),
    questions: list(questionAndAnswer, 3, 8, "Questions and answers").optional(),
    supportHeading: text(60, "Heading of the support block, if it is not the usual one").optional(),
  });

export const overviewNames = ["products", "company", "resources"] as const;

const filteredList = {
  search: z
    .strictObject({
      label: text(40, "Accessible name of the search field"),
      placeholder: text(40, "Shown in the empty field"),
      clear: text(30, "Accessible name of the button that empties the field"),
      categories: text(30, "Accessible name of the row of categories"),
    })
    .describe("The search above the list"),
  all: text(30, "The category that filters nothing"),
  count: z
    .strictObject({ one: text(20, "After the number 1"), many: text(20, "After other numbers") })
    .describe("What is counted"),
  empty: text(80, "Shown when nothing matches"),
  clearFilters: text(30, "Label of the button that shows everything again"),
};

export function pageSchemas(known: ReferenceTargets) {
  return {
    home: z.strictObject({
      meta: head.meta,
      hero: z.strictObject({
        drawing,
        eyebrow: text(60, "Small line above the heading"),
        label: text(80, "The heading as screen readers and search engines read it"),
        words: list(text(12, "A word"), 6, 6, "The six words that take turns in the heading, two seconds each"),
        fixed: text(20, "What follows the word"),
        lead: head.lead,
        call: text(20, "Label of the phone button; the number is added"),
        mail: text(20, "Label of the mail button"),
      }),
      clients: z.strictObject({
        label: text(60, "Accessible name of the list"),
        names: list(text(30, "A client"), 3, 20, "Clients who have agreed to be listed, in their order"),
      }),
      results: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          more: text(40, "Label of the link to the case"),
          cases: list(
            z.strictObject({
              case: reference("case", known.cases, "The case, by its slug; client and drawing come from there"),
              figure: text(7, "A number that the case states"),
              unit: text(12, "What is counted"),
              text: text(120, "How the sentence goes on after figure and unit"),
            }),
            3,
            3,
            "Three cases, the first of them shown at first",
          ),
        })
        .describe("Results of three projects, one shown at a time"),
      services: z.strictObject({
        heading: text(60, "Heading of the section"),
        lead: head.lead,
        cards: list(linkCard(known).extend({ drawing }), 3, 3, "The three practices"),
      }),
      certificates: z.strictObject({
        heading: text(60, "Heading of the section"),
        badges: list(
          z.strictObject({ name: text(40, "Name"), alt: text(120, "Alternative text of the badge"), drawing }),
          1,
          8,
          "Certificates and memberships; for each its document, its scope and the right to show the mark",
        ),
      }),
      articles: z.strictObject({
        heading: text(40, "Heading of the section"),
        all: text(40, "Label of the link to the blog"),
      }),
      callToAction,
    }),
    contact: z.strictObject({
      ...head,
      office: titled(120).describe("Card with the office address; the address is added"),
      mail: titled(120).describe("Card with the mail link; the address is added"),
      phone: titled(120).describe("Card with the phone link; the number is added"),
      map: z
        .strictObject({
          title: text(60, "What the map shows; also the name of the frame"),
          drawing,
          notice: text(200, "What happens when the map is loaded"),
          load: text(20, "Label of the button that loads the map"),
          link: text(60, "Label of the plain link to the map"),
        })
        .describe("The map, drawn until the visitor agrees to load it"),
    }),
    about: z.strictObject({
      ...head,
      intro: list(text(600, "A paragraph"), 1, 4, "Who we are"),
      values: z.strictObject({
        heading: text(60, "Heading of the section"),
        items: list(titled(240), 4, 4, "Four values"),
      }),
      management: z.strictObject({
        heading: text(60, "Heading of the section"),
        profiles: list(
          z.strictObject({
            name: text(60, "Name"),
            image: drawing,
            role: text(60, "Role"),
            description: text(320, "What this person answers for"),
          }),
          2,
          2,
          "Two profiles",
        ),
      }),
      team: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          lead: text(320, "One or two sentences below the heading"),
          loading: text(60, "Read aloud while the list is on its way"),
          failed: text(80, "Shown when the list cannot be loaded"),
          empty: text(80, "Shown when the list has no entries"),
          retry: text(30, "Button that asks for the list once more"),
          needsScript: text(160, "Shown instead of the list in a browser without JavaScript"),
          nameless: text(40, "Stands for a missing name"),
          titleless: text(40, "Stands for a missing job title"),
          expectedSize: z
            .int("is not a whole number")
            .min(1, "is less than 1")
            .max(60, "is more than 60")
            .describe(
              "How many people the page keeps space for until the list has arrived: about as many as there are",
            ),
        })
        .describe("The team; names, job titles and photographs come from the database"),
      callToAction,
    }),
    references: z.strictObject({
      ...head,
      yours: z
        .strictObject({
          text: text(120, "A sentence to the visitor"),
          link: text(40, "Label of the link to the contact page"),
        })
        .describe("Fills the place that the stories leave in their last row"),
      testimonialHeading: text(60, "Heading above the testimonial"),
      callToAction,
    }),
    products: overview(known),
    company: overview(known),
    resources: overview(known),
    blog: z.strictObject({
      ...head,
      ...filteredList,
      more: text(40, "Heading above the articles after the first"),
      newsletter: z
        .strictObject({ label: text(40, "Label of the button"), to: link(known) })
        .describe("The button to the newsletter form"),
    }),
    glossary: z.strictObject({
      ...head,
      ...filteredList,
      alphabet: text(30, "Accessible name of the row of letters"),
      related: text(40, "Accessible name of the list of related terms"),
      copy: text(60, "Accessible name of the button that copies a link; the term is added"),
      copied: z
        .strictObject({
          title: text(30, "Title of the message"),
          text: text(80, "The message; {term} stands for the term"),
        })
        .describe("What is shown after copying"),
    }),
    faq: z.strictObject({
      ...head,
      ...filteredList,
      allAnswers: text(40, "Button that opens or closes all answers"),
      callToAction,
    }),
  } satisfies Record<Exclude<PageName, LegalName>, z.ZodType>;
}

type PageSchemas = ReturnType<typeof pageSchemas>;
export type Pages = { [Name in keyof PageSchemas]: z.output<PageSchemas[Name]> };
