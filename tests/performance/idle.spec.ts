import { expect, hydrated, test } from "../support/strict-page.ts";

// Motion runs on the compositor. What wakes the main thread is the end of a turn, which React listens for; all other pages
// have no endless animation (tests/performance/budgets.spec.ts).

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`the home page at ${width} px leaves the main thread idle`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await hydrated(page);
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable");
    const read = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return new Map(metrics.map(({ name, value }) => [name, value]));
    };
    const watch = async () => {
      const before = await read();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 5000)));
      const after = await read();
      return (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN);
    };
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
    const visible = await watch();
    console.log(`home at ${width} px, main thread in 5 s: ${visible("TaskDuration").toFixed(3)} s`);
    expect(visible("RecalcStyleCount")).toBeLessThanOrEqual(30);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const outside = await watch();
    // Only the words go on: hiding them would change the height of the heading.
    expect(outside("RecalcStyleCount"), "outside the viewport").toBeLessThanOrEqual(15);
  });
}
