import { z } from "zod";

import { text } from "./fields.server.ts";

const address = z.strictObject({
  street: text(80, "Street and number"),
  postalCode: text(10, "Postal code"),
  city: text(60, "City, as written in the address"),
  country: text(60, "Country"),
});

const httpsUrl = z.url({ protocol: /^https$/ });
const httpsOrigin = httpsUrl.regex(/^https:\/\/[^/]+$/, "must be a host without a path, such as https://stats.example");

/** A tool of another company. Without it, or without the address of its script, it does not exist for the site. */
const tool = (description: string) =>
  z
    .strictObject({
      script: z
        .union([z.literal(""), httpsUrl])
        .default("")
        .describe("Address of the script; empty: the tool is not used"),
      hosts: z.array(httpsOrigin).default([]).describe("Further hosts the script sends to or loads pictures from"),
      attributes: z
        .record(z.string().regex(/^data-[a-z-]+$/), z.string())
        .default({})
        .describe("What the script wants to read on its own tag, such as data-site"),
    })
    .transform((given) => (given.script === "" ? undefined : given))
    .optional()
    .describe(description);

/** content/site.yaml: company facts, each in this one place. */
export const siteFactsSchema = z.strictObject({
  company: text(80, "Registered name of the company"),
  siteName: text(40, "Name of the site, added to page titles"),
  origin: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/, "must not end with a slash")
    .describe("Address of the live site, without a slash at the end"),
  locale: text(10, "Language and region of the texts, such as en_US"),
  tagline: text(40, "Tagline in the footer, with its full stop"),
  location: text(60, "Location text in the footer"),
  address,
  mail: z.email().describe("Address for general inquiries"),
  phone: z
    .string()
    .regex(/^\+[\d -]+$/, "must be written internationally, such as +49 89 1234567")
    .describe("Main office, written internationally"),
  legal: z
    .strictObject({
      registerCourt: text(60, "Court that keeps the commercial register"),
      registerNumber: text(30, "Number in the register"),
      vatId: text(20, "VAT identification number"),
      managingDirectors: text(200, "Names, as they stand in a sentence"),
      responsiblePerson: text(80, "Responsible for the content under MStV §18(2)"),
      insurer: text(200, "Professional liability insurer with its address"),
      insuranceScope: text(120, "Where the insurance applies"),
      hostingProvider: text(200, "Who runs the servers for us, with address"),
      visitorTool: text(80, "Provider of the sales-visitor tool"),
      dataProtectionMail: z.email().describe("An address that only the data protection officer reads"),
    })
    .describe("What the legal notice and the privacy policy name"),
  dataService: z
    .strictObject({
      origin: z
        .union([z.literal(""), httpsOrigin])
        .default("")
        .describe("Where the team is read; empty: the site's own host, which then also takes reports of pages"),
      key: z
        .string()
        .regex(/^[\w.-]{8,512}$/, "must be 8 to 512 letters, digits, dots, dashes or _")
        .describe("The anonymous key the service expects. Public: whoever opens the page can read it"),
    })
    .describe("The service that lists the team"),
  embeds: z
    .strictObject({
      map: z
        .strictObject({
          frame: z.union([z.literal(""), httpsUrl]).describe("The map as a frame; empty: the map is not used"),
          page: httpsUrl.describe("The map as a page"),
        })
        .transform((given) => (given.frame === "" ? undefined : given))
        .optional()
        .describe("The map of the office"),
      analytics: tool("Visitor analytics"),
      visitorTool: tool("The sales-visitor tool; the privacy policy names its provider"),
    })
    .describe(
      "What may be loaded from other companies, after consent only, and nothing else. The banner, the privacy policy and the content security policy follow; what a tool stores has to be added to storage.yaml, who provides analytics to legal/privacy.mdx. Visitors are asked again when it changes",
    ),
  indexing: z
    .strictObject({
      key: z
        .string()
        .regex(/^[a-zA-Z\d-]{8,128}$/, "must have 8 to 128 letters, digits or dashes")
        .describe("Shows an indexing service that a report comes from this site. Public: the site serves it as a file"),
    })
    .optional()
    .describe("Reports of changed pages to search engines (indexnow.org); without it, nothing is reported"),
  externals: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), httpsUrl)
    .describe("Addresses outside the site, by the key that links use (external:KEY)"),
});

export type SiteFacts = z.output<typeof siteFactsSchema>;
