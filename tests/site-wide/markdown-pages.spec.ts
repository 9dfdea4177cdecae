import { parse } from "node-html-parser";

import { getContent } from "#site/content/content.server.ts";
import { llmsPath, markdownPath } from "#site/paths.ts";

import { excludedElements } from "../../scripts/build/markdown/html-to-markdown.ts";
import { expect, test, wordsOf } from "../support/built-pages.ts";

const { origin } = getContent().site;
// Without cards, which are sections in Markdown; their texts are elements of this list.
const textElements = "h1, h2, h3, h4, p, li:not(:has(h2, h3, h4)), dt, dd, th, td, address, blockquote, a[href]";

test("a Markdown page has all texts of its page and is not indexed", async ({ pages, request }) => {
  const index = await (await request.get(llmsPath)).text();
  for (const { path, html, document } of pages) {
    const url = markdownPath(path);
    const response = await request.get(url);
    expect.soft(response.headers(), path).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "x-robots-tag": "noindex",
    });
    const markdown = await response.text();
    const [, front = ""] = markdown.split("---\n");
    expect.soft(front, path).toMatch(/^title: ".+"$/m);
    expect.soft(front, path).toContain(`url: "${origin}${path}"\n`);
    expect.soft(front, path).toMatch(/^lastModified: "\d{4}-\d\d-\d\d"$/m);
    expect.soft(document.querySelector("link[type='text/markdown']")?.getAttribute("href"), path).toBe(url);
    expect.soft(index, path).toContain(`(${origin}${url})`);

    const main = parse(html).querySelector("main");
    for (const element of main?.querySelectorAll(`${excludedElements}, svg`) ?? []) element.remove();
    const words = wordsOf(markdown.replaceAll(/\]\([^)]*\)/g, ""));
    const texts = main?.querySelectorAll(textElements).map(({ text }) => text) ?? [];
    const missing = texts.filter((text) => !words.includes(wordsOf(text)));
    expect.soft(missing, `${url} lacks`).toEqual([]);
  }
});

test("pages ignore Accept: text/markdown, unknown Markdown gets 404, and llms.txt is linked", async ({ request }) => {
  const response = await request.get("/contact", { headers: { accept: "text/markdown" } });
  expect(response.headers()["content-type"]).toContain("text/html");
  expect((await request.get("/nowhere.md")).status()).toBe(404);
  expect((await request.get(llmsPath)).headers()["content-type"]).toContain("text/plain");
  const link = `<link rel="describedby" href="${llmsPath}" type="text/plain"/>`;
  expect(await (await request.get("/")).text()).toContain(link);
});
