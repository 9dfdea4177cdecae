import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routesUnder, routeTable } from "../support/route-table.ts";

const linkedPages = [
  ...routesUnder("/services/"),
  ...routesUnder("/blog/"),
  ...routesUnder("/references/"),
  "/resources/glossary",
  "/resources/faq",
];

test("LINK-3 LINK-8 terms are linked once a page, in running text only", async ({ page }) => {
  for (const route of linkedPages) {
    await page.goto(route);
    const links = await page.locator(".term-link").evaluateAll((elements) =>
      elements.map((element) => ({
        slug: new URL((element as HTMLAnchorElement).href).hash,
        path: new URL((element as HTMLAnchorElement).href).pathname,
        isMisplaced:
          element.parentElement?.closest("h1, h2, h3, a, button, code, summary, nav, header, footer") !== null,
        isOwn: element.closest("article")?.id === new URL((element as HTMLAnchorElement).href).hash.slice(1),
      })),
    );
    expect(new Set(links.map(({ slug }) => slug)).size, route).toBe(links.length);
    expect(
      links.filter(({ isMisplaced, isOwn, path }) => isMisplaced || isOwn || path !== "/resources/glossary"),
      route,
    ).toEqual([]);
    const least = route.startsWith("/services/") || route.startsWith("/blog/") ? 5 : 1;
    expect(links.length, `links on ${route}`).toBeGreaterThanOrEqual(least);
  }
});

test("no other page links terms", async ({ page }) => {
  for (const route of routeTable.filter((candidate) => !linkedPages.includes(candidate))) {
    await page.goto(route);
    await expect(page.locator(".term-link"), route).toHaveCount(0);
  }
});

test("LINK-7 LINK-9 the links are the same in the file, after hydration, and after leaving and coming back", async ({
  page,
  request,
}) => {
  const route = "/services/cloud-governance";
  const file = await (await request.get(route)).text();
  const delivered = [
    ...file.matchAll(/class="term-link"[^>]*href="[^"#]*#([^"]+)"|href="[^"#]*#([^"]+)"[^>]*class="term-link"/g),
  ].map(([, first, second]) => first ?? second);
  const current = () =>
    page.locator(".term-link").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  await page.goto(route);
  await hydrated(page);
  expect(delivered.length).toBeGreaterThan(4);
  expect(await current()).toEqual(delivered);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.locator(".term-link").first()).toBeVisible();
  expect(await current()).toEqual(delivered);
});
