import { getContent } from "#site/collections/content.server.ts";

import { visibleTexts } from "../../scripts/check/editorial/passages.ts";
import { expect, test } from "../support/quiet-page.ts";
import { routesUnder, routeTable } from "../support/route-table.ts";

const { site, cases } = getContent();

const markdownOf = (route: string): string => (route === "/" ? "/index.md" : `${route}.md`);

/** Letters and digits alone: marks, spaces and the addresses of links do not count. */
const plain = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, "").replaceAll(/[^\p{L}\p{N}]+/gu, "");

test("every page has a Markdown page that tells each of its headings, paragraphs, facts and entries", async ({
  page,
  request,
}) => {
  for (const route of routeTable) {
    const markdown = plain(await (await request.get(markdownOf(route))).text());
    const told = await page.evaluate(
      (html) => {
        const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
        const leftOut =
          "nav, search, button, dialog, output, [aria-hidden=true], [inert], .team-placeholder, .without-script";
        for (const element of main?.querySelectorAll(`${leftOut}, a .sr-only`) ?? []) element.remove();
        const texts = main?.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, th, td, summary, address, blockquote");
        return [...(texts ?? [])].map((element) => element.textContent);
      },
      await (await request.get(route)).text(),
    );
    expect(told.length, route).toBeGreaterThan(1);
    expect(
      told.filter((text) => !markdown.includes(plain(text))),
      route,
    ).toEqual([]);
  }
});

test("the Markdown page of a case tells every word of its record", async ({ request }) => {
  expect(routesUnder("/references/")).toHaveLength(cases.length);
  for (const story of cases) {
    const markdown = plain(await (await request.get(`/references/${story.slug}.md`)).text());
    // What only the card in the list shows.
    const {
      client: _client,
      description: _description,
      services: _services,
      technologies: _technologies,
      ...shown
    } = story;
    const missing = visibleTexts(shown).filter((text) => !markdown.includes(plain(text)));
    expect(missing, story.slug).toEqual([]);
  }
});

test("a Markdown page says what it is, where its page is, and that it is not for search results", async ({
  request,
}) => {
  for (const route of routeTable) {
    const response = await request.get(markdownOf(route));
    expect(response.headers()["content-type"], route).toBe("text/markdown; charset=utf-8");
    expect(response.headers()["x-robots-tag"], route).toBe("noindex");
    const [, front = ""] = (await response.text()).split("---\n");
    expect(front, route).toMatch(/^title: ".+"$/m);
    expect(front, route).toContain(`url: "${site.origin}${route}"\n`);
    expect(front, route).toMatch(/^lastModified: "\d{4}-\d\d-\d\d"$/m);
  }
});

test("llms.txt lists every Markdown page with its description, and the home page links it", async ({ request }) => {
  const response = await request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const index = await response.text();
  for (const route of routeTable) expect(index).toContain(`(${site.origin}${markdownOf(route)}): `);
  expect(await (await request.get("/")).text()).toContain(
    '<link rel="describedby" href="/llms.txt" type="text/plain"/>',
  );
});

test("a page stays a page for who asks for Markdown, and what is no page has no Markdown page", async ({ request }) => {
  const headers = { accept: "text/markdown" };
  expect((await request.get("/contact", { headers })).headers()["content-type"]).toContain("text/html");
  expect((await request.get("/nowhere.md", { headers })).status()).toBe(404);
});
