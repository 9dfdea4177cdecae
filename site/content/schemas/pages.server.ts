import { z } from "zod";

import { cityParts } from "#site/drawings/munich.ts";
import type { CityPart } from "#site/drawings/munich.ts";
import type { LegalName, PageName } from "#site/paths.ts";

import {
  callToAction,
  drawing,
  entryId,
  list,
  photograph,
  head,
  questionAndAnswer,
  releaseStep,
  text,
  titled,
  unique,
} from "./fields.server.ts";
import { link, reference } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";

// content/pages/<name>.yaml: pages that exist once, each with its own schema.

const linkCard = (targets: ReferenceTargets) =>
  z.strictObject({
    id: entryId,
    to: link(targets),
    title: text(60, "Title of the card"),
    description: text(200, "Summary of the page"),
    more: text(50, "Label of the link"),
  });

const groupOverview = (targets: ReferenceTargets) =>
  z.strictObject({
    ...head,
    cards: list(
      linkCard(targets).extend({
        drawing,
        terms: list(
          reference("term", targets.terms, "Name of a term"),
          1,
          3,
          "Terms shown with a definition",
        ).optional(),
        question: reference(
          "question",
          targets.questions,
          "Question of the FAQ that is shown with its answer",
        ).optional(),
      }),
      2,
      6,
      "Links of the overview, in this order",
    ),
    counted: text(20, "What the links lead to, next to their number"),
    questions: list(questionAndAnswer, 3, 8, "Questions and answers").optional(),
    supportHeading: text(60, "Heading of the support block, if it differs from other pages").optional(),
    supportText: text(240, "Text of the support block, if it differs from other pages").optional(),
  });

const teaser = z
  .strictObject({
    heading: text(60, "Heading of the section"),
    text: text(320, "Two or three sentences"),
    more: text(50, "Label of the link"),
  })
  .describe('Leads to the section "Working with us" of the contact page');

const contactButtons = {
  call: text(20, "Label of the phone button; the number is added automatically"),
  mail: text(20, "Label of the mail button"),
};

const filteredList = {
  search: z
    .strictObject({
      label: text(40, "Accessible name of the search field"),
      placeholder: text(40, "Placeholder of the search field"),
      clear: text(30, "Accessible name of the button that clears the field"),
      categories: text(30, "Accessible name of the row of categories"),
    })
    .describe("Search above the list"),
  all: text(30, "Label of the category that shows everything"),
  count: z
    .strictObject({ one: text(20, "Noun after the number 1"), many: text(20, "Noun after other numbers") })
    .describe("Words after the number of results"),
  empty: text(80, "Shown when nothing matches"),
  clearFilters: text(30, "Label of the button that shows everything again"),
};

const unit = text(40, "What a square of the categories stands for");

const cityPartNames = Object.keys(cityParts) as CityPart[];

export function pageSchemas(targets: ReferenceTargets) {
  return {
    home: z.strictObject({
      meta: head.meta,
      hero: z.strictObject({
        eyebrow: text(60, "Small line above the heading"),
        label: text(80, "Heading for screen readers and search engines"),
        words: list(
          z.strictObject({
            word: text(12, "The word"),
            part: z
              .enum(cityPartNames, `is not one of the parts of the city: ${cityPartNames.join(", ")}`)
              .describe("What lights up in the city while the word is shown"),
          }),
          6,
          6,
          "Six words that alternate in the heading, two seconds each",
        ).superRefine(unique("part", ({ part }) => part)),
        fixed: text(20, "Text after the alternating word"),
        lead: head.lead,
        office: text(30, "Label of the office in the drawing; the postal code is added automatically"),
        ...contactButtons,
      }),
      clients: z.strictObject({
        label: text(60, "Accessible name of the list"),
        names: list(text(30, "A client"), 3, 20, "Clients who have agreed to be listed, in this order"),
      }),
      results: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          more: text(40, "Label of the link to the case"),
          cases: list(
            z.strictObject({
              case: reference("case", targets.cases, "The success story"),
              change: text(40, "What changed, in a few words"),
              text: text(160, "One or two sentences about the change"),
            }),
            2,
            4,
            "Cases; the counted drawing of the first one fills the width of the window",
          ),
        })
        .describe("Results of projects"),
      situations: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          lead: head.lead.optional(),
          items: list(
            z.strictObject({
              id: entryId,
              title: text(40, "The situation, in a few words"),
              text: text(160, "Whom it concerns, and what the first step settles"),
              service: reference("service", targets.services, "A service with a specimen, which is shown as a sheet"),
              when: text(20, "When the customer gets the sheet, such as: After two weeks"),
              more: text(24, "Label of the link to the service"),
            }),
            4,
            4,
            "Situations",
          ).meta({ title: "Situations" }),
        })
        .describe("Situations in which customers come to us, each with a document from the work on it"),
      services: z.strictObject({
        heading: text(60, "Heading of the section"),
        lead: head.lead,
        cards: list(linkCard(targets).extend({ drawing }), 3, 3, "The three practices"),
      }),
      certificates: z.strictObject({
        heading: text(60, "Heading of the section"),
        badges: list(
          z.strictObject({ name: text(40, "Name"), meaning: text(100, "What it confirms, in one line") }),
          1,
          8,
          "Certificates and memberships; each requires a document, a scope and the right to show its logo",
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
      office: titled(120).describe("Card with the office address, which is added automatically"),
      mail: titled(120).describe("Card with the email link; the email address is added automatically"),
      phone: titled(120).describe("Card with the phone link; the number is added automatically"),
      map: z
        .strictObject({
          title: text(60, "Title of the map and accessible name of its frame"),
          notice: text(200, "Notice about the consequences of loading the map"),
          load: text(20, "Label of the button that loads the map"),
          link: text(60, "Label of the plain link to the map"),
        })
        .describe("The map; a part of the drawn city is shown until the visitor agrees to load it"),
      workingWithUs: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          groups: list(
            z.strictObject({
              heading: text(80, "Heading of the group"),
              items: list(titled(280), 1, 6, "Steps of the first group in their order, or clauses").meta({
                title: "Entries",
              }),
            }),
            2,
            4,
            "The steps until a project starts, then clauses by subject",
          ),
        })
        .describe("What happens after a call or an email"),
    }),
    about: z.strictObject({
      ...head,
      intro: list(text(600, "A paragraph"), 1, 4, "Who we are"),
      values: z.strictObject({
        heading: text(60, "Heading of the section"),
        items: list(titled(240), 4, 4, "Four values").meta({ title: "Values" }),
      }),
      management: z.strictObject({
        heading: text(60, "Heading of the section"),
        profiles: list(
          z.strictObject({
            name: text(60, "Name"),
            photo: photograph.optional(),
            role: text(60, "Role"),
            description: text(320, "Responsibilities of this person"),
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
          loading: text(60, "Announced to screen readers while the list is loading"),
          failed: text(80, "Shown when the list cannot be loaded"),
          empty: text(80, "Shown when the list has no entries"),
          retry: text(30, "Label of the button that requests the list again"),
          needsScript: text(160, "Shown instead of the list in a browser without JavaScript"),
          nameless: text(40, "Replaces a missing name"),
          titleless: text(40, "Replaces a missing job title"),
          expectedSize: z
            .int("is not a whole number")
            .min(1, "is less than 1")
            .max(60, "is more than 60")
            .describe("Number of people for whom the page reserves space until the list has loaded"),
          yours: z
            .strictObject({
              title: text(40, "Name of the empty plot"),
              more: text(40, "Label of the link"),
              to: link(targets),
            })
            .describe("The plot after the last house, with a link to the open positions"),
        })
        .describe("The team section; names, job titles and photographs are stored in the database"),
      partner: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          text: text(400, "What the partnership means for our advice"),
          note: text(160, "A sentence about certificates"),
        })
        .describe("Our partnership with a vendor"),
      claims: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          lead: text(240, "One or two sentences below the heading"),
          items: list(
            z
              .strictObject({
                step: releaseStep.optional(),
                statement: text(80, "The claim; with variables such as {releaseCommit} if it names a step"),
                gap: text(80, "Replaces the claim if the build does not know the step").optional(),
                check: text(320, "How a visitor checks it within a minute"),
                file: z
                  .enum(["release", "sbom", "markdown"], "is none of release, sbom, markdown")
                  .describe("A file of the release that shows it")
                  .optional(),
                more: text(40, "Label of the link to the file").optional(),
              })
              .refine(({ file, more }) => (file === undefined) === (more === undefined), {
                path: ["more"],
                error: "and file belong together",
              }),
            3,
            5,
            "Claims",
          ).meta({ title: "Claims" }),
        })
        .describe("What a visitor can check about this website"),
      workingWithUs: teaser,
      callToAction,
    }),
    references: z.strictObject({
      ...head,
      yours: z
        .strictObject({
          text: text(120, "A sentence to the visitor"),
          link: text(40, "Label of the link to the contact page"),
        })
        .describe("Fills the empty cell in the last row of stories"),
      testimonialHeading: text(60, "Heading above the testimonial"),
      callToAction,
    }),
    products: groupOverview(targets),
    company: groupOverview(targets),
    resources: groupOverview(targets),
    blog: z.strictObject({
      ...head,
      ...filteredList,
      featured: text(40, "Heading of the first article, for screen readers"),
      more: text(40, "Heading above all articles except the first"),
      newsletter: z
        .strictObject({
          heading: text(60, "Heading of the closing band"),
          text: text(160, "What happens when the form is opened"),
          label: text(40, "Label of the button"),
          to: link(targets),
        })
        .describe("Link to the newsletter form"),
    }),
    glossary: z.strictObject({
      ...head,
      ...filteredList,
      unit,
      alphabet: text(30, "Accessible name of the row of letters"),
      related: text(40, "Accessible name of the list of related terms"),
      copy: text(60, "Accessible name of the button that copies a link; the term is added automatically"),
      copied: z
        .strictObject({
          title: text(30, "Title of the message"),
          text: text(80, "The message; {term} is replaced by the term"),
        })
        .describe("Message after copying"),
    }),
    faq: z.strictObject({
      ...head,
      ...filteredList,
      unit,
      allAnswers: text(40, "Label of the button that opens or closes all answers"),
      callToAction,
    }),
  } satisfies Record<Exclude<PageName, LegalName>, z.ZodType>;
}

type PageSchemas = ReturnType<typeof pageSchemas>;
export type Pages = { [Name in keyof PageSchemas]: z.output<PageSchemas[Name]> };
