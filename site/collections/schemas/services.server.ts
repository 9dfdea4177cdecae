import { z } from "zod";

import { callToAction, head, link, list, questionAndAnswer, reference, text, titled } from "./fields.server.ts";
import { suggestNames } from "#site/collections/reader/suggest-names.server.ts";
import { icon } from "./icon.server.ts";
import { approaches, countSteps } from "#site/drawings/approaches.ts";
import type { ApproachName } from "#site/drawings/approaches.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";

/** The drawing that the steps of an approach build. */
const approachDrawing = z
  .enum(Object.keys(approaches) as ApproachName[], {
    error: ({ input }) =>
      `"${String(input)}" is not the name of an approach's drawing${suggestNames(String(input), Object.keys(approaches))}`,
  })
  .transform((name) => approaches[name]())
  .describe("Name of the drawing that the steps build, one of those in site/drawings/approaches.ts");

/** content/services/<slug>.yaml: service overviews and service details. */
export function serviceSchema(known: ReferenceTargets) {
  const opening = {
    order: z.int().min(1).max(9999).describe("Place among services of the same kind; leave gaps for later"),
    title: text(40, "Name of the service, as in menus"),
    ...head,
  };
  const closing = {
    firstStep: z
      .strictObject({
        duration: text(40, "How long it takes"),
        people: text(80, "Who takes part on the customer's side"),
        result: text(80, "What the customer receives"),
        price: text(60, "How it is priced, not how much it costs"),
      })
      .describe("The smallest piece of work a customer can begin with"),
    proof: z
      .strictObject({
        to: z
          .string()
          .regex(/^(case|article):/, "is neither case:… nor article:…")
          .pipe(link(known))
          .describe("case:SLUG or article:SLUG"),
        text: text(200, "What the case or article shows"),
      })
      .describe("A case or article that proves what this page says"),
    questions: list(questionAndAnswer, 3, 8, "Questions and answers").optional(),
  };
  const steps = list(titled(320), 4, 5, "Numbered steps, each ending in something the customer holds in hand");

  return z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("overview"),
      ...opening,
      cards: z.strictObject({
        heading: text(60, "Heading of the section"),
        items: list(
          z.strictObject({
            to: link(known).optional(),
            title: text(60, "Title of the card"),
            description: text(240, "What the customer gets"),
          }),
          3,
          8,
          "Cards, in their order",
        ),
      }),
      reasons: z
        .strictObject({ heading: text(60, "Heading of the section"), items: list(titled(240), 4, 4, "Four reasons") })
        .optional(),
      process: z.strictObject({ heading: text(60, "Heading of the section"), items: steps }).optional(),
      ...closing,
      related: z
        .strictObject({
          heading: text(60, "Heading of the section"),
          services: list(reference("service", known.services, "A service"), 1, 6, "Slugs of related services"),
        })
        .optional(),
      callToAction,
    }),
    z
      .strictObject({
        kind: z.literal("detail"),
        ...opening,
        parent: reference("service", known.services, "Slug of the overview this service belongs to"),
        capabilities: list(titled(240).extend({ icon }), 6, 6, "Key Capabilities"),
        benefits: list(text(160, "One sentence"), 5, 5, "Business Benefits"),
        approach: steps.describe("Our Approach"),
        approachDrawing,
        ...closing,
        callToAction,
      })
      .refine(({ approach, approachDrawing: drawing }) => countSteps(drawing) === approach.length, {
        path: ["approachDrawing"],
        error: "is built in another number of steps than the approach has",
      }),
  ]);
}

export type Service = z.output<ReturnType<typeof serviceSchema>> & { slug: string };
export type ServiceOverview = Extract<Service, { kind: "overview" }>;
export type ServiceDetail = Extract<Service, { kind: "detail" }>;
