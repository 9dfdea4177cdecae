import { expect, ready, test, visit } from "../support/strict-page.ts";

const robots = 'meta[name="robots"]';

test("an unknown URL returns the not-found page", { tag: ["@ROUT-9", "@NF-1", "@NF-25"] }, async ({ page }) => {
  for (const path of ["/services/unknown", "/not-found", "/index.php?id=1"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await ready(page);
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByText("The page you’re looking for doesn’t exist or has been moved.")).toBeVisible();
    await expect(page.locator(robots)).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
});

test("the not-found page has the specified links", { tag: ["@ROUT-9", "@NF-2", "@META-6"] }, async ({ page }) => {
  await visit(page, "/nowhere");
  await expect(page.locator(robots)).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  const link = (path: string) => page.getByRole("main").locator(`a[href="${path}"]`);
  for (const path of ["/", "/services/cloud-consulting"]) await expect(link(path)).toBeVisible();
  await link("/resources/glossary").click();
  await expect(page).toHaveURL("/resources/glossary");
  await expect(page.locator(robots)).toHaveCount(0);
});

test("a trailing slash is redirected to the page's only URL", { tag: "@ROUT-14" }, async ({ request, page }) => {
  const response = await request.get("/contact/?a=1", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()["location"]).toMatch(/\/contact\?a=1$/);
  await page.goto("/services/devops/");
  await expect(page).toHaveURL("/services/devops");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services\/devops$/);
});
