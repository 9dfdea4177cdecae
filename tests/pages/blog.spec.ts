import { getContent } from "#site/content/content.server.ts";
import { articlePath, feedPath } from "#site/paths.ts";

import { expect, test } from "../support/strict-page.ts";

const { articles, site } = getContent();

test("the feed has every article and is linked", async ({ page, request }) => {
  for (const path of ["/resources/blog", articlePath(articles[0]?.slug ?? "")]) {
    await page.goto(path);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute("href", feedPath);
  }
  const response = await request.get(feedPath);
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const entries = await page.evaluate(
    (xml) =>
      [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("feed > entry")].map((entry) => [
        entry.querySelector("link")?.getAttribute("href"),
        ...["id", "updated", "title", "name", "summary"].map((name) => entry.querySelector(name)?.textContent),
      ]),
    await response.text(),
  );
  expect(entries).toEqual(
    articles.map(({ slug, date, revised, title }) => {
      const url = site.origin + articlePath(slug);
      return [url, url, `${revised ?? date}T00:00:00Z`, title, expect.stringMatching(/./), expect.stringMatching(/./)];
    }),
  );
});
