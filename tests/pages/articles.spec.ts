import { articleSections } from "../support/article-sections.ts";
import { copiedText, recordCopies } from "../support/copied-text.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder } from "../support/route-table.ts";

const articles = routesUnder("/blog/");
const longest = "/blog/ai-enterprise-influence";

test("ART-1 ART-2 each article has breadcrumb, way back, badges, date, reading time, Share and Subscribe", async ({
  page,
}) => {
  for (const route of articles) {
    await page.goto(route);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText([/Home/, /Blog/, heading]);
    await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/resources/blog");
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
    const subscribe = page
      .locator("main")
      .getByRole("link", { name: /^Subscribe/ })
      .first();
    await expect(subscribe).toHaveAttribute("target", "_blank");
    await expect(page.locator("main .prose > section").first()).toBeVisible();
  }
});

test("ART-7 ART-10 ART-13 ART-19 badges, dates and reading times are those of the specification", async ({ page }) => {
  const facts = {
    "/blog/azure-local-arc-data-sovereignty": [["Sovereign Cloud"], "2025-05-26", "May 26, 2025", "5 min read"],
    "/blog/devsecops-regulatory-compliance": [
      ["DevSecOps", "Compliance", "NIS2", "DORA"],
      "2025-07-03",
      "July 3, 2025",
      "12 min read",
    ],
    "/blog/ai-enterprise-influence": [
      ["AI Development", "Enterprise Software", "Automation"],
      "2025-07-03",
      "July 3, 2025",
      "15 min read",
    ],
  } as const;
  for (const [route, [badges, date, dateText, readTime]] of Object.entries(facts)) {
    await page.goto(route);
    const head = page.locator(".page-head-layout");
    await expect(head.getByRole("list").last().getByRole("listitem")).toHaveText([...badges]);
    await expect(head.locator("time")).toHaveAttribute("datetime", date);
    await expect(head.locator("time")).toHaveText(dateText);
    await expect(head).toContainText(readTime);
    await expect(head.locator("svg.page-drawing")).toBeVisible();
  }
  await expect(page.locator(".page-head-layout")).toContainText("team");
  const dividers = await page
    .locator(".prose > section")
    .evaluateAll((sections) => sections.slice(1).map((section) => getComputedStyle(section).borderTopWidth));
  expect(new Set(dividers)).toEqual(new Set(["1px"]));
});

test("ART-8 ART-11 ART-14 the sections have their ids, in order, and the contents list them", async ({ page }) => {
  for (const [route, expected] of Object.entries(articleSections)) {
    await page.goto(route);
    const sections = page.locator(".prose > section");
    expect(await sections.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual(expected);
    const entries = page.locator(".contents-beside a");
    expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)))).toEqual(
      expected,
    );
    expect(await entries.allTextContents()).toEqual(await sections.locator("h2").allTextContents());
  }
});

test("ART-9 ART-12 ART-16 ART-17 ART-18 calls and related pages are those of the specification", async ({ page }) => {
  const related = {
    "/blog/azure-local-arc-data-sovereignty": [
      "azure-consulting",
      "cloud-governance",
      "private-hybrid-cloud",
      "devsecops",
    ],
    "/blog/devsecops-regulatory-compliance": ["devsecops", "cloud-governance", "azure-consulting", "ai-solutions"],
    "/blog/ai-enterprise-influence": ["ai-development", "ai-solutions", "devops", "azure-consulting"],
  };
  for (const [route, services] of Object.entries(related)) {
    await page.goto(route);
    const section = page.locator("section", { has: page.getByRole("heading", { name: "Related services" }) });
    const targets = await section
      .locator("li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(targets, route).toEqual(services.map((slug) => `/services/${slug}`));
    await expect(section.getByText("Learn More")).toHaveCount(4);
  }
  const read = page.locator("section", { has: page.getByRole("heading", { name: "Read on" }) });
  expect(await read.locator("li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/blog/devsecops-regulatory-compliance",
    "/blog/azure-local-arc-data-sovereignty",
  ]);
  await expect(read.getByText("Read More")).toHaveCount(2);
  const main = page.locator("main");
  await expect(main.getByRole("link", { name: "Get Free Consultation" })).toHaveAttribute("href", "/contact");
  await expect(main.getByRole("link", { name: "Explore AI Development Services" })).toHaveAttribute(
    "href",
    "/services/ai-development",
  );
  await page.goto("/blog/devsecops-regulatory-compliance");
  await expect(main.getByRole("link", { name: "Schedule a DevSecOps Compliance Assessment" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("ART-15 ART-25 outside references open in new tabs", async ({ page }) => {
  for (const route of articles) {
    await page.goto(route);
    const links = page.locator('.prose a[href^="https:"]');
    expect(await links.count(), route).toBeGreaterThan(1);
    for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
  }
  await page.goto(longest);
  await expect(page.locator('.prose a[href*="llm-gateway"]')).toHaveCount(1);
  await expect(page.locator('.prose a[href*="newsletter"]')).toHaveCount(1);
});

test("ART-20 Share uses the share sheet where there is one", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await page.goto(longest);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toBe(baseURL + longest);
  await expect(page.locator(".toast output")).toBeEmpty();
});

test("ART-20 without a share sheet it copies the address and says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-write"]);
  await recordCopies(page);
  await page.addInitScript(() => {
    // @ts-expect-error -- Browsers on the desktop may have none.
    delete Navigator.prototype.share;
  });
  await page.goto(longest);
  await hydrated(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator(".toast output")).toContainText("Link copied");
  expect(await copiedText(page)).toBe(baseURL + longest);
});

test("ART-22 every section can be opened by its address", async ({ page }) => {
  for (const [route, sections] of Object.entries(articleSections)) {
    for (const id of sections.slice(-2)) {
      await page.goto("about:blank");
      await page.goto(`${route}#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  }
});

test("figures and tables fit a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of articles) {
    await page.goto(route);
    const figures = page.locator(".prose-figure");
    for (const figure of await figures.all()) {
      await expect(figure.getByRole("img")).toHaveAccessibleName(/\w+/);
      expect(await figure.locator(".figure-mark").count()).toBe(await figure.getByRole("listitem").count());
      const size = await figure
        .locator(".figure-mark text")
        .first()
        .evaluate((mark) => mark.getBoundingClientRect().height);
      expect(size, "numbers stay readable").toBeGreaterThan(11);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(390);
  }
});

test("an article loads nothing of another one", async ({ page }) => {
  const scripts = async (route: string): Promise<string[]> => {
    const requests: string[] = [];
    const note = (request: { url: () => string }) => requests.push(request.url());
    page.on("request", note);
    await page.goto(route);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    return (
      requests
        .map((url) => new URL(url).pathname)
        .filter((path) => path.endsWith(".js") || path.endsWith(".data"))
        // Its own words.
        .filter((path) => !path.startsWith("/assets/start-"))
    );
  };
  const first = await scripts("/blog/azure-local-arc-data-sovereignty");
  const second = await scripts("/blog/devsecops-regulatory-compliance");
  expect(first.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(second.toSorted()).toEqual(first.toSorted());
});
