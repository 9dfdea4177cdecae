import { getContent } from "#site/collections/content.server.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder, routeTable } from "../support/route-table.ts";

const { origin, siteName } = getContent().site;

const kinds = [
  { id: "ROUT-2", name: "single page", routes: ["/", "/contact", "/privacy", "/imprint", ...routesUnder("/company/")] },
  { id: "ROUT-3 ROUT-4", name: "service", routes: routesUnder("/services/") },
  { id: "ROUT-5", name: "overview", routes: routesUnder("/lp/") },
  { id: "ROUT-6", name: "resource page", routes: routesUnder("/resources/") },
  { id: "ROUT-7", name: "article", routes: routesUnder("/blog/") },
  { id: "ROUT-8", name: "reference case", routes: routesUnder("/references/") },
];

for (const { id, name, routes } of kinds) {
  test(`${id} every ${name} opens directly, with one heading and its own head`, async ({ page }) => {
    for (const route of routes) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      await hydrated(page);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).not.toBeEmpty();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", origin + route);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", origin + route);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const keywords = await page.locator('meta[name="keywords"]').getAttribute("content");
      expect(keywords?.split(", ").length, route).toBeGreaterThanOrEqual(3);
    }
    await page.reload();
    await expect(page.locator("h1")).toHaveCount(1);
  });
}

test("every page of the route table is one of these kinds", () => {
  expect(kinds.flatMap(({ routes }) => routes).toSorted()).toEqual(routeTable.toSorted());
});

test("ROUT-3 ROUT-4 overviews show cards of services, details show capabilities, benefits and approach", async ({
  page,
}) => {
  await page.goto("/services/cloud-consulting");
  await expect(page.getByRole("main").getByRole("link", { name: "Cloud Exit" })).toHaveAttribute(
    "href",
    "/services/cloud-exit",
  );
  await page.goto("/services/cloud-exit");
  for (const name of ["Key Capabilities", "Business Benefits", "Our Approach"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});

const decode = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

test("META-2 META-4 titles and descriptions are unique, and carry the site name once", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of routeTable) {
    const html = await (await request.get(route)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = decode(/<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "");
    expect(title.split(siteName), `site name in the title of ${route}`).toHaveLength(2);
    expect(description.length, `description of ${route}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `description of ${route}`).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(routeTable.length);
  expect(descriptions.size).toBe(routeTable.length);
});

test("SHAR-3 the support block has its default heading and leads to the contact page", async ({ page }) => {
  await page.goto("/lp/resources");
  const block = page.locator("section", { has: page.getByRole("heading", { name: "Need more support?" }) });
  await expect(block.getByRole("link")).toHaveAttribute("href", "/contact");
});

test("SIDE-5 no public page has the sidebar: Ctrl+B stays the browser's and no cookie is set", async ({
  page,
  context,
}) => {
  for (const route of ["/", "/resources/glossary", "/blog/ai-enterprise-influence"]) {
    await page.goto(route);
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener("keydown", (event) => {
        setTimeout(() => Object.assign(globalThis, { intercepted: event.defaultPrevented }));
      });
    });
    for (const key of ["Control+b", "Meta+b"]) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => (globalThis as { intercepted?: boolean }).intercepted)).toBe(false);
    }
  }
  expect(await context.cookies()).toEqual([]);
});
