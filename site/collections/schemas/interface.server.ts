import { z } from "zod";

import { callToAction, drawing, link, list, meta, text } from "./fields.server.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";

const toolWords = (name: string) =>
  z.strictObject({
    alone: text(120, `The banner's text where the ${name} is the only tool: what is loaded, and who learns what`),
    line: text(120, `The ${name}'s line where there are several: its name and its purpose`),
  });

/** content/interface.yaml: labels and states that belong to no single page. */
export function interfaceSchema(known: ReferenceTargets) {
  return z.strictObject({
    home: text(20, "Name of the home page in breadcrumbs"),
    skipLink: text(40, "First link of every page, seen on keyboard focus"),
    logoLabel: text(60, "Said to screen readers after the site name on the logo"),
    mainNavigation: text(40, "Accessible name of the header's navigation"),
    footerNavigation: text(40, "Accessible name of the footer's navigation"),
    breadcrumb: text(40, "Accessible name of the breadcrumb"),
    openMenu: text(30, "Name of the button on small screens while the menu is closed"),
    closeMenu: text(30, "Name of the button on small screens while the menu is open"),
    overview: text(20, "Link to a group's overview in the small screen's menu"),
    cookieSettings: text(30, "The control that takes the visitor's choice back and asks again"),
    storageTable: text(60, "Accessible name of the table of what is kept in the browser"),
    consent: z
      .strictObject({
        heading: text(30, "Heading of the banner"),
        none: text(160, "Said where site.yaml configures no tool"),
        several: text(100, "Said above the lines of several tools: what consent would load and who learns what"),
        summary: text(30, "What opens the lines of several tools"),
        tools: z
          .strictObject({
            map: toolWords("map"),
            analytics: toolWords("analytics"),
            visitorTool: toolWords("visitor tool"),
          })
          .describe("What consent to each tool of site.yaml means"),
        withdraw: text(80, "Said behind the text wherever a tool is configured: how to take consent back"),
        privacy: text(30, "Label of the link to the privacy policy"),
        decline: text(20, "Label of the button"),
        accept: text(20, "Label of the button"),
      })
      .describe(
        "The banner that asks for consent, of no tool, of one alone or of each in a line, as site.yaml configures them",
      ),
    pauseMotion: text(40, "The control that stops all motion on the home page"),
    contactButton: text(20, "The header's button to the contact page"),
    opensInNewTab: text(40, "Said to screen readers after a link that leaves the site"),
    navigationDone: text(60, "Said to screen readers after a page change, before the title"),
    closeMessage: text(30, "Accessible name of the button that closes a message"),
    questions: text(60, "Heading above a page's own questions"),
    review: z
      .strictObject({
        reviewed: text(20, "Before the month of the last check"),
        source: text(20, "Before the name of the source"),
      })
      .describe("The line below what is said of law and products"),
    support: z
      .strictObject({
        heading: text(60, "Heading, unless a page has its own"),
        text: text(200, "What happens when the visitor gets in touch"),
        button: text(30, "Label of the button to the contact page"),
      })
      .describe("The block that offers a person"),
    service: z
      .strictObject({
        capabilities: text(40, "Heading of the capabilities"),
        benefits: text(40, "Heading of the benefits"),
        approach: text(40, "Heading of the steps"),
        proof: text(60, "Heading above the case or article that proves the page"),
        case: text(40, "Label of the link to a case, before its title"),
        article: text(40, "Label of the link to an article, before its title"),
        siblings: text(40, "Heading above the other services of the same overview"),
        firstStep: z
          .strictObject({
            heading: text(40, "Heading of the section"),
            duration: text(30, "Above how long it takes"),
            people: text(30, "Above who takes part"),
            result: text(30, "Above what the customer receives"),
            price: text(30, "Above how it is priced"),
          })
          .describe("The smallest piece of work a customer can begin with"),
      })
      .describe("Headings of service pages"),
    article: z
      .strictObject({
        back: text(30, "Link to the blog"),
        share: text(20, "The button that shares the article"),
        copied: z
          .strictObject({
            title: text(30, "Title of the message"),
            text: text(80, "The message"),
          })
          .describe("What is shown where sharing means copying the address"),
        subscribe: z
          .strictObject({ label: text(20, "Label"), to: link(known) })
          .describe("The link to the newsletter form"),
        contents: text(20, "Heading of the table of contents, and the button that opens it on small screens"),
        closeContents: text(30, "Accessible name of the button that closes the contents"),
        table: text(20, "Accessible name of a table in an article"),
        by: text(10, "Before the author"),
        minutes: text(20, "After the number of minutes that reading takes"),
        revised: text(20, "Before the day of the last revision"),
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
        untold: text(30, "Label where a case has no page yet; not a link"),
      })
      .describe("Labels of the cards of cases"),
    case: z
      .strictObject({
        back: text(30, "Link to the list of success stories"),
        industry: text(30, "Label of the fact"),
        implementation: text(30, "Label of the fact"),
        companySize: text(30, "Label of the fact"),
        revenue: text(30, "Label of the fact"),
        summary: text(40, "Heading of the section"),
        change: text(40, "Heading of the section"),
        before: text(20, "Label of the state before the project"),
        after: text(20, "Label of the state after it"),
        compare: text(80, "Name of the handle between both states"),
        advantages: text(40, "Heading of the section"),
        trigger: text(40, "Heading of the section"),
        project: text(40, "Heading of the section"),
        areas: text(40, "Heading of the section"),
        area: text(40, "Above the areas in the table"),
        task: text(40, "Above what was done there"),
        timeline: text(40, "Heading of the section"),
        challenges: text(40, "Above what is difficult there"),
        results: text(40, "Heading of the section"),
        advice: text(40, "Heading of the section"),
        stack: text(40, "Heading of the section"),
        next: text(40, "Above the link to the case that follows"),
        callToAction: callToAction
          .omit({ text: true })
          .describe("The closing call to action; its text is the case's own"),
      })
      .describe("Labels of case pages"),
    notFound: z
      .strictObject({
        meta,
        drawing,
        code: text(10, "The status"),
        heading: text(60, "Heading of the not-found page"),
        text: text(160, "What happened"),
        links: list(z.strictObject({ title: text(40, "Label"), to: link(known) }), 1, 4, "Ways out"),
      })
      .describe("The page for unknown addresses"),
    redirect: z
      .strictObject({
        drawing,
        heading: text(60, "Heading of the notice"),
        text: text(160, "What happened"),
        go: text(20, "The link to the new address, for those who do not wait"),
      })
      .describe("Shown at an old address, before the visitor is sent on"),
    unreachable: z
      .strictObject({
        title: text(40, "Title of the message"),
        text: text(120, "The message: nothing is lost, and what helps"),
        retry: text(20, "Label of the button that asks for the page once more"),
      })
      .describe("Shown beside the page being read when another one does not come"),
    failure: z
      .strictObject({
        heading: text(60, "Heading when a page breaks"),
        text: text(200, "What the visitor can do"),
        reload: text(30, "Label of the button that loads the page again"),
      })
      .describe("Shown when a page cannot be displayed"),
  });
}

export type InterfaceLabels = z.output<ReturnType<typeof interfaceSchema>>;
