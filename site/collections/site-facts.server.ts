import { z } from "zod";

import { text } from "./fields.server.ts";

const address = z.strictObject({
  street: text(80, "Street and number"),
  postalCode: text(10, "Postal code"),
  city: text(60, "City, as written in the address"),
  country: text(60, "Country"),
});

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
    .regex(/^\+[\d -]+$/, "must be written internationally, such as +49 89 99998-000")
    .describe("Main office, written internationally"),
  legal: z
    .strictObject({
      registerCourt: text(60, "Court that keeps the commercial register"),
      registerNumber: text(30, "Number in the register"),
      vatId: text(20, "VAT identification number"),
      managingDirectors: text(200, "Names, as they stand in a sentence"),
      responsiblePerson: text(80, "Responsible for the content under MStV §18(2)"),
      insurer: text(200, "Professional liability insurer with its address"),
      visitorTool: text(80, "Provider of the sales-visitor tool"),
    })
    .describe("What the legal notice and the privacy policy name"),
  externals: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), z.url({ protocol: /^https$/ }))
    .describe("Addresses outside the site, by the key that links use (external:KEY)"),
});

export type SiteFacts = z.output<typeof siteFactsSchema>;
