import { pagePaths } from "#site/paths.ts";

export const launchGroups = [
  "Company and legal",
  "People",
  "Clients and proof",
  "Certificates",
  "Products and links",
  "Prices, durations and terms",
  "Samples in cases and specimens",
  "Other samples",
] as const;

export type LaunchRule = {
  group: (typeof launchGroups)[number];
  label: string;
  /** Matches the file below content/ and the field, such as "site.yaml legal.vatId". */
  fields: RegExp;
  ifItStays: string;
  /** False, unlawful or broken if it stays. Everything else can wait. */
  blocks?: true;
  lawyer?: true;
  /** One line for all values of a file. */
  summarized?: true;
  /** The page that shows values of site.yaml; other files belong to a page. */
  page?: string;
};

/** The first rule that matches a placeholder decides; the last one matches all. */
export const launchRules: readonly LaunchRule[] = [
  {
    group: "Other samples",
    label: "Code owners",
    fields: /CODEOWNERS owner$/,
    page: "no page",
    ifItStays: "GitHub requires no review: whoever may edit texts may change the code.",
    blocks: true,
  },
  {
    group: "Company and legal",
    label: "Name and origin",
    fields: /^site\.yaml (?:company|siteName|origin)$/,
    page: pagePaths.home,
    ifItStays: "Pages, search results and share images show the sample name and the sample host.",
    blocks: true,
  },
  {
    group: "Company and legal",
    label: "Address, email and phone",
    fields: /^site\.yaml (?:location|address\.\w+|mail|phone)$/,
    page: pagePaths.contact,
    ifItStays: "Visitors cannot reach you. The legal notice and the privacy policy repeat these values.",
    blocks: true,
  },
  {
    group: "Company and legal",
    label: "Legal notice",
    fields:
      /^site\.yaml legal\.(?:registerCourt|registerNumber|vatId|managingDirectors|responsiblePerson|insurer|insuranceScope)$/,
    page: pagePaths.imprint,
    ifItStays: "The legal notice, which the law requires, is false. Competitors can send you a warning.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Company and legal",
    label: "Privacy policy",
    fields: /^site\.yaml legal\.(?:hostingProvider|supervisoryAuthority|visitorTool|dataProtectionMail)$/,
    page: pagePaths.privacy,
    ifItStays: "The privacy policy, which the GDPR requires, names the wrong recipients and contact.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Company and legal",
    label: "Map",
    fields: /^site\.yaml embeds\.map\./,
    page: pagePaths.contact,
    ifItStays: "The map marks a place that is not your office.",
    blocks: true,
  },
  {
    group: "Company and legal",
    label: "Key for search engines",
    fields: /^site\.yaml indexing\.key$/,
    page: pagePaths.home,
    ifItStays: "Changed pages are reported to search engines with a key that anyone can guess.",
  },
  {
    group: "People",
    label: "Management",
    fields: /^pages\/about\.yaml management\./,
    ifItStays: "Visitors ask for people who do not exist.",
    blocks: true,
  },
  {
    group: "People",
    label: "Size and experience of the team",
    fields: /^pages\/(?:about\.yaml (?:lead|team\.lead)|company\.yaml (?:cards|lead$)|home\.yaml services\.lead)/,
    ifItStays: "Visitors expect the number of people, and the experience, that these texts state.",
  },
  {
    group: "People",
    label: "Authors",
    fields: /^articles\/\S+ author$/,
    ifItStays: "Articles are signed by a team, not by a person whom a reader can ask.",
  },
  {
    group: "Clients and proof",
    label: "Names of clients",
    fields: /^pages\/home\.yaml clients\./,
    ifItStays: "You name companies as clients that have not agreed to it.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Clients and proof",
    label: "Results of projects",
    fields: /^(?:pages\/home\.yaml results\.|pages\/references\.yaml (?:lead|yours\.text)$|services\/\S+ proof\.)/,
    ifItStays: "Visitors read invented results as facts.",
    blocks: true,
  },
  {
    group: "Clients and proof",
    label: "Customer quote",
    fields: /^testimonial\.yaml /,
    ifItStays: "Visitors read an invented quote as a customer's words.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Clients and proof",
    label: "Approvals by clients",
    fields: /^cases\/\S+ approval$/,
    ifItStays: "A case says that its client has approved a text, which no client has read.",
    blocks: true,
  },
  {
    group: "Certificates",
    label: "Certificates, labels and partner status",
    fields:
      /^(?:pages\/home\.yaml certificates\.|pages\/about\.yaml (?:intro|partner)|services\/\S+ reasons\.items\.certificates\.|questions\.yaml \S+\.faq-(?:tisax|microsoft-partner)\.)/,
    ifItStays: "You advertise with what you may not hold, which is unlawful.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Products and links",
    label: "Products",
    fields: /^pages\/products\.yaml /,
    ifItStays: "Visitors are offered products, hosting and contracts that you may not have.",
    blocks: true,
  },
  {
    group: "Products and links",
    label: "Links to products",
    fields: /^site\.yaml externals\.(?:prototypeBuilder|aiGovernance|eventPlatform)$/,
    page: pagePaths.products,
    ifItStays: "Menu and page link to hosts that do not exist.",
    blocks: true,
  },
  {
    group: "Products and links",
    label: "Links to careers",
    fields: /^site\.yaml externals\.careers$/,
    page: pagePaths.company,
    ifItStays: "Menu, footer and page link to a host that does not exist.",
    blocks: true,
  },
  {
    group: "Products and links",
    label: "Links in articles",
    fields: /^site\.yaml externals\.(?:llmGateway|newsletter)$/,
    page: pagePaths.blog,
    ifItStays: "Articles link to hosts that do not exist.",
    blocks: true,
  },
  {
    group: "Prices, durations and terms",
    label: "Prices",
    fields: /^services\/\S+ firstStep\.price$/,
    ifItStays: "Service pages promise a fixed price that nobody has set.",
    blocks: true,
  },
  {
    group: "Prices, durations and terms",
    label: "Terms of contract",
    fields: /^pages\/contact\.yaml workingWithUs\./,
    ifItStays: "Buyers rely on these terms: response time, notice, rights, cap of liability.",
    blocks: true,
    lawyer: true,
  },
  {
    group: "Prices, durations and terms",
    label: "First steps of services",
    fields: /^services\/\S+ firstStep\.(?:duration|people|result)$/,
    ifItStays: "Buyers expect the duration, the participants and the result that these pages state.",
  },
  {
    group: "Prices, durations and terms",
    label: "Promises that repeat the terms",
    fields:
      /^(?:pages\/\w+\.yaml (?:hero\.lead$|supportText$|callToAction\.)|pages\/(?:home|about)\.yaml workingWithUs\.|services\/\S+ reasons\.items\.people\.|questions\.yaml )/,
    ifItStays: "These texts must agree with the terms of contract. Confirm or change them together.",
  },
  {
    group: "Prices, durations and terms",
    label: "Typical savings and durations",
    fields: /^(?:pages\/home\.yaml situations\.|services\/\S+ (?:questions|cards|process)\.)/,
    ifItStays: "Buyers ask which projects these ranges come from.",
  },
  {
    group: "Samples in cases and specimens",
    label: "Cases",
    fields: /^cases\//,
    ifItStays: "Visitors read invented details as facts. Make a case real, or delete it.",
    blocks: true,
    summarized: true,
  },
  {
    group: "Samples in cases and specimens",
    label: "Specimens",
    fields: /^services\/\S+ specimen\.title$/,
    ifItStays: "The caption says that details were changed. A specialist should read all of it.",
  },
  {
    group: "Other samples",
    label: "Other samples",
    fields: /^/,
    page: pagePaths.home,
    ifItStays: "Visitors read a sample as a fact.",
    blocks: true,
  },
];
