import { getContent } from "#site/collections/content.server.ts";

import { articleSections } from "../support/article-sections.ts";
import { copiedText, recordCopies } from "../support/copied-text.ts";
import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { routesUnder } from "../support/route-table.ts";

const { labels } = getContent();
const longest = "/blog/ai-enterprise-influence";

/** What the specification fixes of its three articles. */
const specified: Record<string, { badges: string[]; date: [string, string]; minutes: number; related: string[] }> = {
  "/blog/azure-local-arc-data-sovereignty": {
    badges: ["Sovereign Cloud"],
    date: ["2025-05-26", "May 26, 2025"],
    minutes: 5,
    related: ["azure-consulting", "cloud-governance", "private-hybrid-cloud", "devsecops"],
  },
  "/blog/devsecops-regulatory-compliance": {
    badges: ["DevSecOps", "Compliance", "NIS2", "DORA"],
    date: ["2025-07-03", "July 3, 2025"],
    minutes: 12,
    related: ["devsecops", "cloud-governance", "azure-consulting", "ai-solutions"],
  },
  [longest]: {
    badges: ["AI Development", "Enterprise Software", "Automation"],
    date: ["2025-07-03", "July 3, 2025"],
    minutes: 15,
    related: ["ai-development", "ai-solutions", "devops", "azure-consulting"],
  },
};

test("ART-1 ART-2 ART-19 ART-25 articles have breadcrumb, date, Share, Subscribe and references", async ({ page }) => {
  for (const route of routesUnder("/blog/")) {
    await page.goto(route);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText([/Home/, /Blog/, heading]);
    await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/resources/blog");
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
    const subscribe = page.getByRole("main").getByRole("link", { name: /^Subscribe/ });
    await expect(subscribe.first()).toHaveAttribute("target", "_blank");
    await expect(page.locator(".page-head-layout time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    const outside = page.locator('.prose a[href^="https:"]');
    expect(await outside.count()).toBeGreaterThan(1);
    for (const link of await outside.all()) await expect(link).toHaveAttribute("target", "_blank");

    for (const figure of await page.locator(".prose-figure").all()) {
      await expect(figure.getByRole("img")).toHaveAccessibleName(/\w+/);
      await expect(figure.locator(".figure-mark")).toHaveCount(await figure.getByRole("listitem").count());
    }
  }
});

test("ART-7 ART-8 ART-9 ART-10 ART-11 ART-12 ART-14 ART-18 head, sections and services are as specified", async ({
  page,
}) => {
  for (const [route, { badges, date, minutes, related }] of Object.entries(specified)) {
    await page.goto(route);
    const head = page.locator(".page-head-layout");
    await expect(head.getByRole("list").last().getByRole("listitem")).toHaveText(badges);
    await expect(head.locator("time").first()).toHaveAttribute("datetime", date[0]);
    await expect(head.locator("time").first()).toHaveText(date[1]);
    await expect(head).toContainText(`${minutes} min read`);
    await expect(head.locator("svg.page-drawing")).toBeVisible();

    const sections = page.locator(".prose > section");
    const ids = await sections.evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    expect(ids).toEqual(articleSections[route as keyof typeof articleSections].map((id) => `#${id}`));
    const entries = page.locator(".contents-sidebar a");
    expect(await readHrefs(entries)).toEqual(ids);
    expect(await entries.allTextContents()).toEqual(await sections.locator("h2").allTextContents());

    const services = page.locator("section", { has: page.getByRole("heading", { name: "Related services" }) });
    expect(await readHrefs(services.locator("li a")), route).toEqual(related.map((slug) => `/services/${slug}`));
    await expect(services.getByText("Learn More")).toHaveCount(4);
  }
});

test("ART-12 ART-13 ART-15 ART-16 ART-17 calls, related articles and dividers are as specified", async ({ page }) => {
  const link = (name: string) => page.getByRole("main").getByRole("link", { name });
  await page.goto("/blog/devsecops-regulatory-compliance");
  await expect(link("Schedule a DevSecOps Compliance Assessment")).toHaveAttribute("href", "/contact");
  await page.goto(longest);
  await expect(link("Get Free Consultation")).toHaveAttribute("href", "/contact");
  await expect(link("Explore AI Development Services")).toHaveAttribute("href", "/services/ai-development");
  const read = page.locator("section", { has: page.getByRole("heading", { name: labels.article.relatedArticles }) });
  expect(await readHrefs(read.locator("li a"))).toEqual([
    "/blog/devsecops-regulatory-compliance",
    "/blog/azure-local-arc-data-sovereignty",
  ]);
  await expect(read.getByText("Read More")).toHaveCount(2);
  for (const target of ["llm-gateway", "newsletter"]) {
    await expect(page.locator(`.prose a[href*="${target}"]`)).toHaveCount(1);
  }
  await expect(page.locator(".page-head-layout")).toContainText("team");
  const dividers = await page
    .locator(".prose > section ~ section")
    .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).borderTopWidth));
  expect(new Set(dividers)).toEqual(new Set(["1px"]));
});

test("ART-20 Share uses the share sheet where there is one, else copies the URL and says so", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  await visit(page, longest);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(baseURL + longest);
  await expect(page.locator(".toast output")).toBeEmpty();
  // Browsers on the desktop may have none.
  await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator(".toast output")).toContainText("Link copied");
  expect(await copiedText(page)).toBe(baseURL + longest);
});

test("ART-22 every section can be opened by its address", async ({ page }) => {
  for (const [route, sections] of Object.entries(articleSections)) {
    for (const id of sections.slice(-1)) {
      await page.goto("about:blank");
      await page.goto(`${route}#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  }
});
