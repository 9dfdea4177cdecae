import { readContent } from "#site/collections/content.server.ts";

import { expect, test } from "./quiet-page.ts";
import { routesUnder, routeTable } from "./route-table.ts";
import { visibleTexts } from "./visible-words.ts";

const twinOf = (route: string): string => (route === "/" ? "/index.md" : `${route}.md`);

/** Letters and digits alone: marks, spaces and the addresses of links do not count. */
const plain = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, "").replaceAll(/[^\p{L}\p{N}]+/gu, "");

test("every page has a twin that tells each of its headings, paragraphs, facts and entries", async ({
  page,
  request,
}) => {
  for (const route of routeTable) {
    const twin = plain(await (await request.get(twinOf(route))).text());
    const told = await page.evaluate(
      (html) => {
        const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
        const leftOut = "nav, search, button, dialog, output, [aria-hidden=true], [inert], .team-room, .without-script";
        for (const element of main?.querySelectorAll(`${leftOut}, a .sr-only`) ?? []) element.remove();
        const texts = main?.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, th, td, summary, address, blockquote");
        return [...(texts ?? [])].map((element) => element.textContent);
      },
      await (await request.get(route)).text(),
    );
    expect(told.length, route).toBeGreaterThan(5);
    expect(
      told.filter((text) => !twin.includes(plain(text))),
      route,
    ).toEqual([]);
  }
});

test("the twin of a case tells every word of its record", async ({ request }) => {
  const { cases } = readContent("content");
  expect(routesUnder("/references/")).toHaveLength(cases.length);
  for (const story of cases) {
    const twin = plain(await (await request.get(`/references/${story.slug}.md`)).text());
    // What only the card in the list shows.
    const {
      client: _client,
      description: _description,
      services: _services,
      technologies: _technologies,
      ...shown
    } = story;
    const missing = visibleTexts(shown).filter((text) => !twin.includes(plain(text)));
    expect(missing, story.slug).toEqual([]);
  }
});

test("a twin says what it is, where its page is, and that it is not for search results", async ({ request }) => {
  for (const route of routeTable) {
    const response = await request.get(twinOf(route));
    expect(response.headers()["content-type"], route).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["x-robots-tag"], route).toBe("noindex");
    const [, front = ""] = (await response.text()).split("---\n");
    expect(front, route).toMatch(/^title: ".+"$/m);
    expect(front, route).toContain(`url: "https://www.isarwolke.example${route}"\n`);
    expect(front, route).toMatch(/^lastModified: "\d{4}-\d\d-\d\d"$/m);
  }
});

test("llms.txt lists every twin with its description", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const index = await response.text();
  for (const route of routeTable) expect(index).toContain(`(https://www.isarwolke.example${twinOf(route)}): `);
});

const five = [
  "/",
  "/services/cloud-exit",
  "/resources/glossary",
  "/blog/ai-enterprise-influence",
  routesUnder("/references/")[0] ?? "",
];

test("who asks for Markdown gets the twin under the page's own address", async ({ request }) => {
  for (const route of five) {
    const response = await request.get(route, { headers: { accept: "text/markdown" } });
    expect(response.status(), route).toBe(200);
    expect(response.headers()["content-type"], route).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["vary"], route).toMatch(/\bAccept\b(?!-)/);
    expect(response.headers()["x-robots-tag"], route).toBe("noindex");
    expect(await response.text(), route).toBe(await (await request.get(twinOf(route))).text());
  }
});

const chrome = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const wishes = {
  "text/markdown": "markdown",
  "TEXT/MARKDOWN": "markdown",
  "text/markdown, text/html, */*": "markdown",
  "text/html, text/markdown": "markdown",
  "text/markdown, text/html;q=0.9, */*;q=0.8": "markdown",
  "text/markdown;q=0.9,text/html;q=0.8": "markdown",
  "text/markdown; charset=utf-8; q=0.7, text/html;q=0.7": "markdown",
  "text/markdown;q=1.0, text/html": "markdown",
  "text/markdown;q=0.5": "markdown",
  "text/markdown;variant=GFM, */*;q=0.1": "markdown",
  [chrome]: "html",
  "*/*": "html",
  "text/*": "html",
  "": "html",
  "text/markdown;q=0": "html",
  "text/markdown;q=0.0": "html",
  "text/markdown;q=0, text/html": "html",
  "text/html, text/markdown;q=0.5": "html",
  "text/markdown;q=0.5, */*": "html",
  "text/markdown;q=0.8, text/*;q=0.9": "html",
  "text/x-markdown": "html",
  "text/markdownish": "html",
} as const;

test("the preferences of the client are respected, and every answer says that it depends on them", async ({
  request,
}) => {
  for (const [accept, form] of Object.entries(wishes)) {
    const response = await request.get("/contact", { headers: { accept } });
    expect(response.headers()["content-type"], accept).toContain(`text/${form}`);
    expect(response.headers()["vary"], accept).toMatch(/\bAccept\b(?!-)/);
  }
});

test("what has no twin stays what it is for those who ask for Markdown", async ({ request }) => {
  const headers = { accept: "text/markdown" };
  const unknown = await request.get("/nowhere", { headers });
  expect(unknown.status()).toBe(404);
  expect((await request.get("/nowhere.md")).status()).toBe(404);
  const alias = await request.get("/about", { headers, maxRedirects: 0 });
  expect(alias.status()).toBe(301);
  const file = await request.get("/favicon.svg", { headers });
  expect(file.headers()["content-type"]).toContain("image/svg+xml");
  expect(file.headers()["vary"] ?? "").not.toMatch(/\bAccept\b(?!-)/);
});
