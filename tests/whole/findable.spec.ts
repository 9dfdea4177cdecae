import { getContent } from "#site/collections/content.server.ts";
import type { Page } from "@playwright/test";

import { headFacts } from "../support/head-facts.ts";
import type { HeadFacts } from "../support/head-facts.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

const { terms } = getContent();

const { origin } = getContent().site;

/** The same facts from the page a browser shows now. */
const shownFacts = async (page: Page): Promise<HeadFacts> => {
  const html = await page.evaluate(() => {
    const tags = document.querySelectorAll('title, meta, link, script[type="application/ld+json"]');
    return [...tags].map((tag) => tag.outerHTML).join("");
  });
  return headFacts(html);
};

test("META-1 META-5 every page says everything about itself, one graph included", async ({ request }) => {
  for (const route of routeTable) {
    const built = headFacts(await (await request.get(route)).text());
    for (const [name, value] of Object.entries(built)) expect(value, `${name} of ${route}`).toBeTruthy();
    expect(built.canonical).toBe(origin + route);
    expect(JSON.parse(built.graph ?? ""), route).toHaveProperty("@graph");
    const beside = await request.get(route === "/" ? "/index.jsonld" : `${route}.jsonld`);
    expect(beside.headers()["content-type"], route).toBe("application/ld+json");
    expect(await beside.text(), route).toBe(built.graph);
  }
});

test("META-5 hydration leaves the structured data as it was built", async ({ page, request }) => {
  for (const route of ["/", "/contact", "/resources/glossary", "/blog/ai-enterprise-influence"]) {
    const built = headFacts(await (await request.get(route)).text());
    await page.goto(route);
    await hydrated(page);
    expect(await shownFacts(page), route).toEqual(built);
  }
});

test("META-1 META-5 title, address and structured data are right after 20 page changes in random order", async ({
  page,
  request,
}) => {
  const seed = Date.now() % 2_147_483_647;
  console.log(`seed ${seed}`);
  const random = generator(seed);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  for (let change = 0; change < 20; change += 1) {
    const { pathname } = new URL(page.url());
    const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const targets = [...new Set(links)].filter(
      (href) => href !== null && href !== pathname && routeTable.includes(href),
    );
    const target = targets[Math.floor(random() * targets.length)] ?? "/";
    // Many of them are in closed panels: a click by script is a page change like any other.
    await page.locator(`a[href="${target}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(target);
    const built = headFacts(await (await request.get(target)).text());
    await expect.poll(() => shownFacts(page), `${pathname} → ${target}`).toEqual(built);
  }
  expect(await page.evaluate(() => "neverReloaded" in globalThis)).toBe(true);
});

test("META-6 an unknown address within the site has noindex, no canonical address and no structured data", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState(null, "", "/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Glossary" }).click();
  await expect.poll(async () => (await shownFacts(page)).graph).toContain("DefinedTermSet");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("GLOS-29 the structured data has all 110 terms, whatever the filter", async ({ page }) => {
  await page.goto("/resources/glossary?q=kubernetes");
  await hydrated(page);
  await expect(page.locator(".term-card:visible")).not.toHaveCount(terms.length);
  const block = await page.locator('script[type="application/ld+json"]').textContent();
  expect(block?.match(/"@type":"DefinedTerm"/g)).toHaveLength(terms.length);
});

test("META-8 the sitemap lists exactly the routes with their dates, and robots.txt points to it", async ({
  page,
  request,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toContain("xml");
  const entries = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      if (parsed.querySelector("parsererror")) return [];
      return [...parsed.querySelectorAll("url")].map((url) => [
        url.querySelector("loc")?.textContent,
        url.querySelector("lastmod")?.textContent,
      ]);
    },
    await response.text(),
  );
  expect(entries.map(([address]) => address)).toEqual(routeTable.map((route) => origin + route));
  for (const [, date] of entries) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("icons, manifest and share images are served as what they are", async ({ request }) => {
  const types = {
    "/favicon.ico": "image/x-icon",
    "/favicon.svg": "image/svg+xml",
    "/apple-touch-icon.png": "image/png",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/site.webmanifest": "application/manifest+json",
    "/share/index.png?v=1": "image/png",
    "/share/blog/ai-enterprise-influence.png": "image/png",
  };
  for (const [address, type] of Object.entries(types)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toContain(type);
  }
  const manifest = (await (await request.get("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

/** Random numbers that a failed run can repeat with its seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
