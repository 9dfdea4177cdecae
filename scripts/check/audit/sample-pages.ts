/** The pages of the sample site: one of every kind whose structured data is compared with what is shown. */
export type SamplePage = {
  path: string;
  name: string;
  type: string;
  body: string;
  head?: string;
  /** What the page is about, in structured data. */
  main?: { "@id": string } | object[];
};

export const sampleOrigin = "https://www.sample.example";
const at = (path: string): string => sampleOrigin + path;

export const samplePages: readonly SamplePage[] = [
  { path: "/", name: "Start of the sample", type: "WebPage", body: "" },
  {
    path: "/contact",
    name: "Contact the sample",
    type: "ContactPage",
    body: "<h2>Office</h2><address>Main Street 1<br>12345 Town</address>",
    main: {
      "@type": "Organization",
      "@id": at("/#organization"),
      name: "Sample Company",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Main Street 1",
        postalCode: "12345",
        addressLocality: "Town",
      },
    } as { "@id": string },
  },
  {
    path: "/services/first",
    name: "First service",
    type: "WebPage",
    body: '<h2>Capabilities</h2><img src="/share/index.png" alt="A picture"><p>We do the first thing.</p>',
    main: {
      "@type": "Service",
      "@id": at("/services/first#service"),
      name: "First service",
      description: "We do the first thing.",
      provider: { "@id": at("/#organization") },
    } as { "@id": string },
  },
  {
    path: "/blog/one",
    name: "One article",
    type: "WebPage",
    head: '<meta property="article:published_time" content="2025-07-03"><meta property="article:modified_time" content="2026-11-15">',
    body: '<p>By the team, <time datetime="2025-07-03">July 3, 2025</time></p><ul><li>Azure</li></ul><p>Read this. Revised in November 2026.</p>',
    main: {
      "@type": "BlogPosting",
      "@id": at("/blog/one#article"),
      headline: "One article",
      description: "Read this.",
      image: at("/share/blog/one.png?v=0123abcd"),
      datePublished: "2025-07-03",
      dateModified: "2026-11-15",
      author: { "@type": "Organization", name: "the team" },
      publisher: { "@id": at("/#organization") },
      keywords: ["Azure"],
    } as { "@id": string },
  },
  {
    path: "/resources/glossary",
    name: "Sample glossary",
    type: "CollectionPage",
    body: '<h2>A</h2><article id="azure"><h3>Azure</h3><p>Cloud</p><p>Azure is a cloud.</p></article>',
    main: {
      "@type": "DefinedTermSet",
      "@id": at("/resources/glossary#terms"),
      name: "Sample glossary",
      hasDefinedTerm: [
        {
          "@type": "DefinedTerm",
          "@id": at("/resources/glossary#azure"),
          name: "Azure",
          description: "Azure is a cloud.",
          category: "Cloud",
          inDefinedTermSet: { "@id": at("/resources/glossary#terms") },
        },
      ],
    } as { "@id": string },
  },
  {
    path: "/resources/faq",
    name: "Sample questions",
    type: "FAQPage",
    body: '<h2>All</h2><article id="faq-why"><h3>Why?</h3><p>Because.</p></article>',
    main: [
      {
        "@type": "Question",
        "@id": at("/resources/faq#faq-why"),
        name: "Why?",
        acceptedAnswer: { "@type": "Answer", text: "Because." },
      },
    ],
  },
];
