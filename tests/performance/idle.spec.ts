import { expect, test, visit } from "../support/strict-page.ts";

// Motion runs on the compositor. The main thread only handles the end of each turn.

test("the home page leaves the main thread idle", async ({ page }) => {
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
    await wait(3000);
    return (await readRecalculations()) - before;
  };
  // An animation on the main thread would recalculate about 180 times in three seconds, in every window. Work after
  // loading or scrolling ends.
  const expectIdle = (where: string) =>
    expect.poll(countRecalculations, { message: where, timeout: 20_000 }).toBeLessThanOrEqual(20);
  await expectIdle("at the top");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectIdle("at the end of the page");
});
