import { pagePath } from "#site/paths.ts";

import { pageFacts } from "../support/page-facts.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { routeTable } from "../support/route-table.ts";

// That a page opened by its URL equals its HTML: every-page.spec.ts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A page that differs does not hide the next one. */
const expectSame = expect.configure({ soft: true, timeout: 10_000 });

/** Every page has links to all others in header and footer, except for articles and cases. */
const startOf = (target: string): string => {
  if (target.startsWith("/blog/")) return pagePath("blog");
  if (target.startsWith("/references/")) return pagePath("references");
  return target === pagePath("contact") ? pagePath("home") : pagePath("contact");
};

for (const [start, targets] of Map.groupBy(routeTable, startOf)) {
  test(`ROUT-2 META-1 META-5 QUAL-7 the ${targets.length} pages linked from ${start} equal their HTML when opened by a link, and so does it after Back`, async ({
    page,
    request,
  }) => {
    await visit(page, start);
    const before = await pageFacts(page);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    for (const target of targets) {
      const delivered = await pageFacts(page, await (await request.get(target)).text());
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
