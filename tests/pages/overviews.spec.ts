import { expect, test } from "../support/quiet-page.ts";

test("LP-1 the products overview shows three outside links in new tabs, and questions", async ({ page }) => {
  await page.goto("/lp/products");
  const links = page.locator("main section ul").first().getByRole("link");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  }
  await expect(page.locator("main details")).toHaveCount(5);
});

test("LP-2 LP-4 the company overview leads to About Us, success stories and, outside, careers", async ({ page }) => {
  await page.goto("/lp/company");
  const links = page.locator("main section ul").first().getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute("href", "/company/about");
  await expect(links.nth(1)).toHaveAttribute("href", "/company/references");
  await expect(links.nth(2)).toHaveAttribute("target", "_blank");
});

test("LP-3 LP-4 the resources overview leads to blog, glossary and FAQ", async ({ page }) => {
  await page.goto("/lp/resources");
  const links = page.locator("main section ul").first().getByRole("link");
  const targets = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
  expect(targets).toEqual(["/resources/blog", "/resources/glossary", "/resources/faq"]);
});

test("the overviews end with the support block", async ({ page }) => {
  for (const route of ["/lp/products", "/lp/company", "/lp/resources"]) {
    await page.goto(route);
    const block = page.locator("main section").last();
    await expect(block.getByRole("heading")).toHaveText("Need more support?");
    await expect(block.getByRole("link")).toHaveAttribute("href", "/contact");
  }
});
