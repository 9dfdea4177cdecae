import { z } from "zod";

import { callToAction, list, meta, text } from "./fields.server.ts";
import { link } from "./link-targets.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";

const toolTexts = (name: string) =>
  z.strictObject({
    alone: text(120, `Text of the banner if the ${name} is the only tool: what is loaded and who receives which data`),
    line: text(120, `Line about the ${name} if there are several tools: its name and its purpose`),
  });

const fieldTexts = z.strictObject({
  one: text(40, "Caption: what {unit} one of them stands for, if the drawing does not show it").optional(),
  all: text(100, "Text alternative"),
});

/** content/interface.yaml: labels and states that belong to no single page. */
export function interfaceSchema(targets: ReferenceTargets) {
  return z.strictObject({
    home: text(20, "Name of the home page in breadcrumbs"),
    skipLink: text(40, "First link of every page, visible on keyboard focus"),
    logoLabel: text(60, "Screen reader text after the site name on the logo"),
    mainNavigation: text(40, "Accessible name of the navigation in the header"),
    footerNavigation: text(40, "Accessible name of the navigation in the footer"),
    breadcrumb: text(40, "Accessible name of the breadcrumb"),
    openMenu: text(30, "Name of the button on small screens while the menu is closed"),
    closeMenu: text(30, "Name of the button on small screens while the menu is open"),
    callUs: text(20, "Label of the phone number in the menu on small screens"),
    email: text(20, "Label of the email address in the menu on small screens"),
    overview: text(20, "Link to a group's overview in the menu on small screens"),
    cookieSettings: text(30, "Label of the control that withdraws consent and shows the banner again"),
    storageTable: text(60, "Accessible name of the table of data stored in the browser"),
    consent: z
      .strictObject({
        heading: text(30, "Heading of the banner"),
        none: text(160, "Text if no tool is configured"),
        several: text(100, "Text above the lines of several tools: what consent loads and who receives which data"),
        summary: text(30, "Label of the control that shows the lines of several tools"),
        tools: z
          .strictObject({
            map: toolTexts("map"),
            analytics: toolTexts("analytics"),
            visitorTool: toolTexts("visitor tool"),
          })
          .describe("Meaning of consent for each tool"),
        withdraw: text(80, "How to withdraw consent; follows the text if a tool is configured"),
        privacy: text(30, "Label of the link to the privacy policy"),
        decline: text(20, "Label of the button"),
        accept: text(20, "Label of the button"),
      })
      .describe(
        "The consent banner: without tools, for one tool, or with a line for each of several tools, as configured under Company and products",
      ),
    pauseMotion: text(40, "Label of the control that stops all motion on the home page"),
    contactButton: text(20, "Label of the button in the header that leads to the contact page"),
    opensInNewTab: text(40, "Screen reader text after a link that leaves the site"),
    closeMessage: text(30, "Accessible name of the button that closes a message"),
    questions: text(60, "Heading above the questions of a page"),
    review: z
      .strictObject({
        reviewed: text(20, "Label before the month of the last check"),
        source: text(20, "Label before the name of the source"),
      })
      .describe("The line below statements about laws and products"),
    support: z
      .strictObject({
        heading: text(60, "Heading, unless a page has its own"),
        text: text(200, "What happens when the visitor gets in touch"),
        button: text(30, "Label of the button to the contact page"),
      })
      .describe("The block that offers personal support"),
    fields: z
      .strictObject({
        tiles: fieldTexts,
        dots: fieldTexts,
        lines: fieldTexts,
        lanes: fieldTexts,
        envelopes: fieldTexts,
        parts: fieldTexts,
      })
      .describe("Drawings that count: {n} is the number, {unit} what one of them stands for"),
    service: z
      .strictObject({
        capabilities: text(40, "Heading of the capabilities"),
        benefits: text(40, "Heading of the benefits"),
        approach: text(40, "Heading of the steps"),
        specimen: text(60, "Heading above the specimen of a deliverable"),
        specimenNotice: text(60, "Sentence before the caption of a specimen, which says that its details are not real"),
        specimenTables: text(40, "Label that opens the tables of a specimen on phones"),
        statuses: z
          .strictObject({
            ok: text(20, "Text alternative of the mark"),
            warning: text(20, "Text alternative of the mark"),
            blocked: text(20, "Text alternative of the mark"),
            proven: text(20, "Result of a row in the chart of a specimen"),
            gap: text(20, "Result of a row in the chart of a specimen"),
          })
          .describe("Marks in the tables of a specimen"),
        proof: text(60, "Heading above the case that proves the claims"),
        reading: text(60, "Heading above the article, if the proof is not a case"),
        case: text(40, "Label of the link to a case, before its title"),
        article: text(40, "Label of the link to an article, before its title"),
        related: text(40, "Heading above related services, unless an overview has its own"),
        firstStep: z
          .strictObject({
            heading: text(40, "Heading of the section"),
            duration: text(30, "Label of the duration"),
            people: text(30, "Label of the participants"),
            result: text(30, "Label of the deliverable"),
            price: text(30, "Label of the price"),
            fixedPrice: text(30, "Says that the price is fixed, after the duration"),
          })
          .describe("The smallest project a customer can start with"),
      })
      .describe("Headings of service pages"),
    article: z
      .strictObject({
        back: text(30, "Link to the blog"),
        share: text(20, "Label of the button that shares the article"),
        copied: z
          .strictObject({
            title: text(30, "Title of the message"),
            text: text(80, "The message"),
          })
          .describe("Message where sharing copies the URL"),
        subscribe: z
          .strictObject({ label: text(20, "Label"), to: link(targets) })
          .describe("Link to the newsletter form"),
        contents: text(20, "Heading of the table of contents, and the button that opens it on small screens"),
        closeContents: text(30, "Accessible name of the button that closes the contents"),
        table: text(20, "Accessible name of a table in an article"),
        by: text(10, "Word before the author"),
        minutes: text(20, "Words after the reading time in minutes"),
        revised: text(20, "Word before the day of the last revision"),
        learnMore: text(20, "Label on cards of services"),
        readMore: text(20, "Label on cards of articles"),
        relatedServices: text(40, "Heading above related services"),
        relatedArticles: text(40, "Heading above related articles"),
      })
      .describe("Labels of articles"),
    caseCard: z
      .strictObject({
        industry: text(30, "Label of the fact"),
        companySize: text(30, "Label of the fact"),
        revenue: text(30, "Label of the fact"),
        services: text(40, "Heading above the services"),
        technologies: text(40, "Heading above the technologies"),
        view: text(30, "Label of the button to the case"),
        untold: text(30, "Label for a case without a page; not a link"),
      })
      .describe("Labels on cards of cases"),
    case: z
      .strictObject({
        back: text(30, "Link to the list of success stories"),
        industry: text(30, "Label of the fact"),
        implementation: text(30, "Label of the fact"),
        companySize: text(30, "Label of the fact"),
        revenue: text(30, "Label of the fact"),
        summary: text(40, "Heading of the section"),
        brief: text(40, "Heading of the section with the facts of the project"),
        duration: text(30, "Label of the fact"),
        team: text(30, "Label of the fact"),
        decision: text(30, "Label of the fact"),
        dropped: text(30, "Label of the fact"),
        today: text(30, "Label of the fact"),
        approval: text(30, "Label of the fact"),
        change: text(40, "Heading of the section"),
        before: text(20, "Label of the state before the project"),
        after: text(20, "Label of the state after the project"),
        compare: text(80, "Accessible name of the handle between both states"),
        advantages: text(40, "Heading of the section"),
        trigger: text(40, "Heading of the section"),
        project: text(40, "Heading of the section"),
        areas: text(40, "Heading of the section"),
        area: text(40, "Table heading of the areas"),
        task: text(40, "Table heading of the work done"),
        timeline: text(40, "Heading of the section"),
        challenges: text(40, "Table heading of the challenges"),
        results: text(40, "Heading of the section"),
        advice: text(40, "Heading of the section"),
        stack: text(40, "Heading of the section"),
        next: text(40, "Label above the link to the next case"),
        callToAction: callToAction
          .omit({ text: true })
          .describe("Call to action at the end; its text is that of the story"),
      })
      .describe("Labels of case pages"),
    notFound: z
      .strictObject({
        meta,
        code: text(10, "Status code"),
        heading: text(60, "Heading of the not-found page"),
        text: text(160, "What happened"),
        links: list(z.strictObject({ title: text(40, "Label"), to: link(targets) }), 1, 4, "Links to other pages"),
      })
      .describe("The page for unknown URLs"),
    redirect: z
      .strictObject({
        heading: text(60, "Heading of the notice"),
        text: text(160, "What happened"),
        go: text(20, "Label of the link to the new URL, for visitors who do not wait"),
      })
      .describe("Shown at a legacy URL before the visitor is redirected"),
  });
}

export type InterfaceLabels = z.output<ReturnType<typeof interfaceSchema>>;
