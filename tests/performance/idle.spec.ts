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
    expect(await countRecalculations()).toBeLessThanOrEqual(30);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // The scroll itself changes styles.
    await wait(1000);
    // Only the words keep changing: hiding them would change the height of the heading.
    expect(await countRecalculations(), "outside the viewport").toBeLessThanOrEqual(15);
  });
}
