import type { Placeholder } from "#site/content/reader/placeholders.server.ts";
import { pagePaths } from "#site/paths.ts";

/** The order of the list. Samples of a page form one decision, in the group of its kind. */
export const launchGroups = [
  "Company",
  "Legal notice and privacy",
  "People",
  "Clients and certificates",
  "Products and links",
  "Pages",
  "Services",
  "Success stories",
  "Articles",
  "Repository",
] as const;

export type LaunchGroup = (typeof launchGroups)[number];

/** A value that only the owner can supply or confirm. `entry` is the name of the list entry that it is. */
export type Sample = Placeholder & { entry?: string };

export type LaunchRule = {
  label: string;
  /** Matches the file below content/ and the field, such as "site.yaml legal.vatId". */
  fields: RegExp;
  ifItStays: string;
  /** False, unlawful or broken if it stays. Everything else can wait. */
  blocks?: true;
  lawyer?: true;
  /** The group of a decision of its own. Without it, the value belongs to the decision about its page. */
  group?: LaunchGroup;
  /** One decision for each name: a person, a product … */
  each?: (sample: Sample) => string;
  /** Where visitors see the value, if not on the page of its file. */
  page?: string;
};

/** The first rule that matches a value decides; the last one matches all. */
export const launchRules: readonly LaunchRule[] = [
  {
    group: "Company",
    label: "Company name",
    fields: /^site\.yaml (?:company|siteName)$/,
    page: pagePaths.home,
    ifItStays: "Pages, search results and share images show the sample name.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Web address",
    fields: /^site\.yaml origin$/,
    page: pagePaths.home,
    ifItStays: "Search engines and shared links lead to a host that does not exist.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Address and map",
    fields: /^site\.yaml (?:location|address\.\w+|embeds\.map\.\w+)$/,
    page: pagePaths.contact,
    ifItStays: "Visitors and letters go to a place that is not your office. The legal notice repeats it.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Email addresses",
    fields: /^site\.yaml (?:mail|legal\.dataProtectionMail)$/,
    page: pagePaths.contact,
    ifItStays: "Messages reach nobody. The legal notice and the privacy policy repeat these addresses.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Phone number",
    fields: /^site\.yaml phone$/,
    page: pagePaths.contact,
    ifItStays: "Calls reach nobody. The legal notice repeats this number.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Key for search engines",
    fields: /^site\.yaml indexing\.key$/,
    page: pagePaths.home,
    ifItStays: "Changed pages are reported to search engines with a key that anyone can guess.",
  },
  ...(
    [
      ["Register and VAT ID", /^site\.yaml legal\.(?:registerCourt|registerNumber|vatId)$/],
      ["Directors and person responsible", /^site\.yaml legal\.(?:managingDirectors|responsiblePerson)$/],
      ["Liability insurance", /^site\.yaml legal\.(?:insurer|insuranceScope)$/],
    ] as const
  ).map(([label, fields]): LaunchRule => ({
    group: "Legal notice and privacy",
    label,
    fields,
    page: pagePaths.imprint,
    ifItStays: "The legal notice, which the law requires, is false. Competitors can send you a warning.",
    blocks: true,
    lawyer: true,
  })),
  ...(
    [
      ["Hosting provider", /^site\.yaml legal\.hostingProvider$/],
      ["Supervisory authority", /^site\.yaml legal\.supervisoryAuthority$/],
    ] as const
  ).map(([label, fields]): LaunchRule => ({
    group: "Legal notice and privacy",
    label,
    fields,
    page: pagePaths.privacy,
    ifItStays: "The privacy policy, which the GDPR requires, names the wrong recipients and contact.",
    blocks: true,
    lawyer: true,
  })),
  {
    group: "People",
    label: "Person",
    fields: /^(?:pages\/about\.yaml management\.|database\/team\.json )/,
    each: ({ entry = "" }) => entry,
    page: pagePaths.about,
    ifItStays: "Visitors ask for people who do not exist, or who have not agreed to be named.",
    blocks: true,
  },
  {
    group: "People",
    label: "Authors of articles",
    fields: /^articles\/\S+ author$/,
    page: pagePaths.blog,
    ifItStays: "Articles are signed by a team, not by a person whom a reader can ask.",
  },
  {
    group: "Clients and certificates",
    label: "Names of clients",
    fields: /^pages\/home\.yaml clients\./,
    ifItStays: "You name companies as clients that have not agreed to it.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Clients and certificates",
    label: "Customer quote",
    fields: /^testimonial\.yaml /,
    ifItStays: "Visitors read an invented quote as a customer's words. Without a quote, delete the file.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Clients and certificates",
    label: "Certificate",
    fields: /^pages\/home\.yaml certificates\./,
    each: ({ entry = "" }) => entry,
    ifItStays: "You advertise with what you may not hold, which is unlawful.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Products and links",
    label: "Product",
    fields: /^(?:pages\/products\.yaml cards$|site\.yaml externals\.(?:prototypeBuilder|aiGovernance|eventPlatform)$)/,
    each: ({ entry, field }) => entry ?? `{${field.split(".").at(-1)}}`,
    page: pagePaths.products,
    ifItStays: "Visitors are offered a product that you may not have, on a host that does not exist.",
    blocks: true,
  },
  {
    group: "Products and links",
    label: "Link to careers",
    fields: /^site\.yaml externals\.careers$/,
    page: pagePaths.company,
    ifItStays: "Menu, footer and page link to a host that does not exist.",
    blocks: true,
  },
  {
    group: "Products and links",
    label: "Links in articles",
    fields: /^site\.yaml externals\./,
    page: pagePaths.blog,
    ifItStays: "Articles link to hosts that do not exist.",
    blocks: true,
  },
  {
    group: "Company",
    label: "Company fact",
    fields: /^site\.yaml /,
    each: ({ field }) => field,
    page: pagePaths.home,
    ifItStays: "Visitors read a sample as a fact.",
    blocks: true,
  },
  {
    group: "Success stories",
    label: "Approval",
    fields: /^cases\/\S+ approval$/,
    each: ({ file }) => file.replace(/^.*\/|\.\w+$/g, ""),
    ifItStays: "A case says that its client has approved a text, which no client has read.",
    blocks: true,
  },
  {
    group: "Repository",
    label: "Code owners",
    fields: /CODEOWNERS owner$/,
    page: "",
    ifItStays: "GitHub requires no review: whoever may edit texts may change the code.",
    blocks: true,
  },
  {
    label: "Certificates and partner status",
    fields:
      /^(?:pages\/about\.yaml (?:intro|partner)|services\/\S+ reasons\.items\.certificates\.|questions\.yaml \S+\.faq-(?:tisax|microsoft-partner)\.)/,
    ifItStays: "You advertise with what you may not hold, which is unlawful.",
    blocks: true,
    lawyer: true,
  },
  {
    label: "Results of projects",
    fields: /^(?:pages\/home\.yaml results\.|pages\/references\.yaml (?:lead|yours\.text)$|services\/\S+ proof\.)/,
    ifItStays: "Visitors read invented results as facts.",
    blocks: true,
  },
  {
    label: "Products and hosting",
    fields: /^pages\/products\.yaml /,
    ifItStays: "Visitors are offered products, hosting and contracts that you may not have.",
    blocks: true,
  },
  {
    label: "Price",
    fields: /^services\/\S+ firstStep\.price$/,
    ifItStays: "The page promises a fixed price that nobody has set.",
    blocks: true,
  },
  {
    label: "Terms of contract",
    fields: /^pages\/contact\.yaml workingWithUs\./,
    ifItStays: "Buyers rely on these terms: response time, notice, rights, cap of liability.",
    blocks: true,
    lawyer: true,
  },
  {
    label: "Size and experience of the team",
    fields: /^pages\/(?:about\.yaml (?:lead|team\.lead)|company\.yaml (?:cards|lead$)|home\.yaml services\.lead)/,
    ifItStays: "Visitors expect the number of people, and the experience, that these texts state.",
  },
  {
    label: "First step",
    fields: /^services\/\S+ firstStep\.(?:duration|people|result)$/,
    ifItStays: "Buyers expect the duration, the participants and the result that the page states.",
  },
  {
    label: "Promises that repeat the terms",
    fields:
      /^(?:pages\/\w+\.yaml (?:hero\.lead$|supportText$|callToAction\.)|pages\/(?:home|about)\.yaml workingWithUs\.|services\/\S+ reasons\.items\.people\.|questions\.yaml )/,
    ifItStays: "These texts must agree with the terms of contract on the contact page.",
  },
  {
    label: "Typical savings and durations",
    fields: /^(?:pages\/home\.yaml situations\.|services\/\S+ (?:questions|cards|process)\.)/,
    ifItStays: "Buyers ask which projects these ranges come from.",
  },
  {
    label: "Details of the project",
    fields: /^cases\//,
    ifItStays: "Visitors read invented details as facts. Make the case real, or delete it.",
    blocks: true,
  },
  {
    label: "Specimen",
    fields: /^services\/\S+ specimen\.title$/,
    ifItStays: "The caption says that details were changed. A specialist should read all of it.",
  },
  {
    label: "Other samples",
    fields: /^/,
    ifItStays: "Visitors read a sample as a fact.",
    blocks: true,
  },
];
