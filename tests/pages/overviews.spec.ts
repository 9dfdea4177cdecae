import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test } from "../support/strict-page.ts";

const outside = "outside";

for (const [id, route, targets] of [
  ["LP-1", "/lp/products", [outside, outside, outside]],
  ["LP-2 LP-4", "/lp/company", ["/company/about", "/company/references", outside]],
  ["LP-3 LP-4", "/lp/resources", ["/resources/blog", "/resources/glossary", "/resources/faq"]],
] as const) {
  test(`${id} SHAR-3 ${route} leads to its pages and ends with the support block`, async ({ page }) => {
    await page.goto(route);
    const links = page.locator("main section ul").first().getByRole("link");
    const hrefs = await readHrefs(links);
    expect(hrefs.map((href) => (href.startsWith("https://") ? outside : href))).toEqual(targets);
    await expect(links.and(page.locator('[target="_blank"]'))).toHaveCount(
      targets.filter((target) => target === outside).length,
    );
    if (route === "/lp/products") await expect(page.locator("main details")).toHaveCount(5);
    const block = page.locator("main section").last();
    await expect(block.getByRole("heading")).toHaveText("Need more support?");
    await expect(block.getByRole("link")).toHaveAttribute("href", "/contact");
  });
}
