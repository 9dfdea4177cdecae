import { parse } from "node-html-parser";
import type { HTMLElement } from "node-html-parser";
import Turndown from "turndown";

/** Omitted from Markdown pages: navigation, controls, and content shown in one state of the page only. */
export const excludedElements = [
  "nav",
  // The lead of a searchable list is next to its field.
  "search > :not(.list-intro)",
  "button",
  "summary:not(:has(h3))",
  "label:has(input)",
  "dialog",
  "script",
  "output",
  ".needs-script",
  ".without-script",
  "[aria-hidden=true]",
  "[inert]",
  'img[alt=""]',
  // Lists are numbered anyway.
  "ol > li > .figure",
  // Repeats the context of a link for screen readers.
  "a .sr-only",
].join(", ");

const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", hr: "---" })
  .addRule("cell", {
    filter: ["th", "td"],
    replacement: (text) =>
      ` ${text
        .trim()
        // A block in a cell, such as a note, starts a sentence.
        .replaceAll(/(?<=[^.,:;!?])\s*\n\s*\n\s*/g, ". ")
        .replaceAll(/\s+/g, " ")
        .replaceAll("|", String.raw`\|`)} |`,
  })
  .addRule("row", {
    filter: "tr",
    replacement: (cells, { parentNode, childNodes }) =>
      `|${cells}\n${parentNode?.nodeName === "THEAD" ? `|${" --- |".repeat(childNodes.length)}\n` : ""}`,
  })
  .addRule("rows", { filter: ["thead", "tbody"], replacement: (rows) => rows })
  .addRule("caption", { filter: "caption", replacement: (text) => `**${text}**\n\n` });

const escapeText = turndown.escape.bind(turndown);
// Turndown leaves text such as "<b>" as HTML.
turndown.escape = (text) => escapeText(text).replaceAll("<", String.raw`\<`);

/** Returns the main part of a page as Markdown, with absolute URLs. */
export function htmlToMarkdown(html: string, pageUrl: string): string {
  // Not the header, the footer and the styles, which are most of a page.
  const main = parse(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").querySelector("main");
  if (!main) throw new Error(`${pageUrl} has no <main> element`);
  for (const element of main.querySelectorAll(excludedElements)) element.remove();
  for (const link of main.querySelectorAll("a[href]"))
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", pageUrl).href);
  for (const picture of main.querySelectorAll("svg[aria-label], [role=img][aria-label]"))
    picture.replaceWith(` <em>${picture.rawAttributes["aria-label"]}</em> `);
  for (const facts of main.querySelectorAll("dl")) facts.replaceWith(`<ul>${toItems(facts)}</ul>`);
  // Cards have a heading and read better as sections than as list items.
  for (const item of main.querySelectorAll("ul > li")) if (item.querySelector("h2, h3, h4")) item.tagName = "section";
  // Adjacent elements may have no space between them in the HTML. Turndown removes it again between blocks.
  const separated = main.outerHTML
    .replaceAll(/(<\/\w+>)(?=<\w[^>]*>[^.,:;!?])/g, "$1 ")
    .replaceAll(/(?<=[\p{L}\d.])(?=<a\s)/gu, " ");
  const markdown = turndown.turndown(separated);
  // Turndown indents the empty lines of a list.
  return `${markdown.replaceAll(/\n(?: *\n)+/g, "\n\n")}\n`;
}

const toItems = (facts: HTMLElement): string =>
  facts
    .querySelectorAll("dt")
    .map((term) => `<li><strong>${term.innerHTML}:</strong> ${term.nextElementSibling?.innerHTML ?? ""}</li>`)
    .join("");
