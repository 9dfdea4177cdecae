import { expect, test, visit } from "../support/strict-page.ts";

// Motion runs on the compositor. The main thread only handles the end of each turn, for which React listens.

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the home page at ${width} px leaves the main thread idle`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable");
    const wait = (ms: number) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
    const readRecalculations = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "RecalcStyleCount")?.value ?? Number.NaN;
    };
    const countRecalculations = async () => {
      const before = await readRecalculations();
      await wait(5000);
      return (await readRecalculations()) - before;
    };
    await wait(3000);
    // An animation on the main thread would recalculate about 300 times in five seconds.
    const limit = 30;
    expect(await countRecalculations()).toBeLessThanOrEqual(limit);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The scroll itself changes styles.
    await wait(1000);
    expect(await countRecalculations(), "outside the viewport").toBeLessThanOrEqual(limit);
  });
}
