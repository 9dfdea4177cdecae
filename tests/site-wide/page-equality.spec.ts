import { pagePath } from "#site/paths.ts";

import { pageFacts } from "../support/page-facts.ts";
import { routeTable } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// every-page.spec.ts compares pages that are loaded by their URL.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

const expectSame = expect.configure({ soft: true, timeout: 10_000 });

/** Returns a page that links to the target. Header and footer link all pages except for articles and cases. */
const findStart = (target: string): string => {
  if (target.startsWith("/blog/")) return pagePath("blog");
  if (target.startsWith("/references/")) return pagePath("references");
  return target === pagePath("contact") ? pagePath("home") : pagePath("contact");
};

for (const [start, targets] of Map.groupBy(routeTable, findStart)) {
  test(`pages that are opened from ${start} equal loaded ones`, { tag: "@ROUT-2" }, async ({ page }) => {
    await visit(page, start);
    const before = await pageFacts(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    for (const target of targets) {
      const delivered = await pageFacts(page, await (await page.request.get(target)).text());
      // The link may be in a closed panel of the menu.
      await page.locator(`a[href="${target}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(target);
      await expectSame.poll(() => pageFacts(page), `${start} → ${target}`).toEqual(delivered);
      // The structured data of the first page would describe the wrong page.
      await expectSame(page.locator('script[type="application/ld+json"]'), target).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expectSame.poll(() => pageFacts(page), `${target} and back`).toEqual(before);
    }
    expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
  });
}
