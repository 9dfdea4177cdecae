import { expect, hydrated, test } from "../support/quiet-page.ts";

// That nothing is animated on any page and in any state is seen in tests/whole/access.spec.ts.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("HOME-15 with reduced motion two pictures of a page are the same", async ({ page }) => {
  for (const path of ["/", "/company/about"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    const before = await page.screenshot();
    await page.waitForTimeout(700);
    expect((await page.screenshot()).equals(before), path).toBe(true);
  }
});

test("HOME-15 with reduced motion anchors are reached at once", async ({ page }) => {
  await page.goto("/blog/ai-enterprise-influence");
  await hydrated(page);
  await page.locator('.contents-beside a[href="#future-trends"]').click();
  const [first, second] = await page.evaluate(async () => {
    const at = scrollY;
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
    return [at, scrollY];
  });
  expect(first).toBeGreaterThan(1000);
  expect(second).toBe(first);
});
