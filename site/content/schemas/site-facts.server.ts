import { z } from "zod";

import { text } from "./fields.server.ts";

const address = z.strictObject({
  street: text(80, "Street and number"),
  postalCode: text(10, "Postal code"),
  city: text(60, "City, as written in the address"),
  country: text(60, "Country"),
});

const key = z.string().regex(/^[a-z][A-Za-z]*$/);
const httpsUrl = z.url({ protocol: /^https$/ });
const httpsOrigin = httpsUrl.regex(/^https:\/\/[^/]+$/, "must be a host without a path, such as https://stats.example");

/** A third-party tool; not used without the URL of its script. */
const tool = (description: string) =>
  z
    .strictObject({
      script: z
        .union([z.literal(""), httpsUrl])
        .default("")
        .describe("URL of the script; leave empty if the tool is not used"),
      hosts: z
        .array(httpsOrigin)
        .default([])
        .describe("Further hosts that the script sends data to or loads images from"),
      attributes: z
        .record(z.string().regex(/^data-[a-z-]+$/), z.string())
        .default({})
        .describe("Attributes of the script element, such as data-site"),
    })
    .transform((given) => (given.script === "" ? undefined : given))
    .optional()
    .describe(description);

/** content/site.yaml: company facts. */
export const siteFactsSchema = z.strictObject({
  company: text(80, "Registered name of the company"),
  siteName: text(12, "Short name: in the header, where phones have little space, and after page titles"),
  origin: z
    .url({ protocol: /^https$/ })
    .regex(/[^/]$/, "must not end with a slash")
    .describe("URL of the live site, without a slash at the end"),
  locale: text(10, "Language and region of the texts, such as en_US"),
  tagline: text(40, "Tagline in the footer; its full stops are amber"),
  location: text(60, "Town and country as in English; texts insert the town as {town}"),
  address,
  mail: z.email().describe("Email address for general inquiries"),
  phone: z
    .string()
    .regex(/^\+[\d -]+$/, "must be in international format, such as +49 89 1234567")
    .describe("Phone number of the main office in international format"),
  legal: z
    .strictObject({
      registerCourt: text(60, "Court that keeps the commercial register"),
      registerNumber: text(30, "Number in the register"),
      vatId: text(20, "VAT identification number"),
      managingDirectors: text(200, "Names, worded for use in a sentence"),
      responsiblePerson: text(80, "Responsible for the content under MStV §18(2)"),
      insurer: text(200, "Professional liability insurer with postal address"),
      insuranceScope: text(120, "Territorial scope of the insurance"),
      hostingProvider: text(200, "Operator of the servers, with postal address"),
      supervisoryAuthority: text(
        200,
        "Data protection authority responsible for the company, with address and website",
      ),
      visitorTool: text(80, "Provider of the sales-visitor tool; leave empty if the tool is not used").default(""),
      dataProtectionMail: z.email().describe("Email address that only the data protection officer reads"),
    })
    .describe("Facts for the legal notice and the privacy policy"),
  dataService: z
    .strictObject({
      origin: z
        .union([z.literal(""), httpsOrigin])
        .default("")
        .describe(
          "Supabase project or PostgREST server that the host asks for the team; leave empty to show team.json",
        ),
      key: z
        .string()
        .regex(/^[\w.-]{8,512}$/, "must be 8 to 512 letters, digits, dots, dashes or _")
        .describe("The anonymous key that the service expects; public, because every visitor can read it"),
    })
    .describe("The service that lists the team"),
  embeds: z
    .strictObject({
      map: z
        .strictObject({
          frame: z
            .union([z.literal(""), httpsUrl])
            .describe(
              "URL of the map as a frame (on openstreetmap.org: Share, HTML, the address after src); leave empty if the map is not used",
            ),
          page: httpsUrl.describe("URL of the map as a page"),
        })
        .transform((given) => (given.frame === "" ? undefined : given))
        .optional()
        .describe("The map of the office"),
      analytics: tool("Visitor analytics"),
      visitorTool: tool("The sales-visitor tool; the privacy policy names its provider"),
    })
    .describe(
      "The only third-party tools, loaded after consent. The banner, the privacy policy and the content security policy follow; add a tool's cookies and storage under Stored in the browser, and the provider of analytics to the privacy policy. After a change, visitors are asked for consent again",
    ),
  indexing: z
    .strictObject({
      key: z
        .string()
        .regex(/^[a-zA-Z\d-]{8,128}$/, "must have 8 to 128 letters, digits or dashes")
        .describe(
          "Proves to an indexing service that a report is from this site; public, because the site serves it as a file",
        ),
    })
    .optional()
    .describe("Reports of changed pages to search engines (indexnow.org); without it, nothing is reported"),
  products: z.record(key, text(40, "Name of the product")).describe("Names of products; texts insert them as {KEY}"),
  externals: z.record(key, httpsUrl).describe("URLs outside the site, by the key that links use (external:KEY)"),
});

export type SiteFacts = z.output<typeof siteFactsSchema>;
