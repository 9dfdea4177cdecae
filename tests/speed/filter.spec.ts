import { pagePath } from "#site/paths.ts";

import { expect, hydrated, test } from "../support/quiet-page.ts";

const keys = [..."kubern"];

test("GLOS-30 filtering the terms takes less than 50 ms per key on a slow phone", async ({ page }) => {
  await page.goto(pagePath("glossary"));
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const search = page.getByRole("searchbox");
  const rounds: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    await search.fill("");
    rounds.push(await search.evaluate(timeInputs, keys));
  }
  // The best of five: the others were disturbed by other programs.
  const best = keys.map((_, place) => Math.min(...rounds.map((round) => round[place] ?? Infinity)));
  expect(Math.max(...best), best.join(" ")).toBeLessThan(50);
});

/** Milliseconds of script, style and layout after each letter, up to the next frame's layout. Runs in the page. */
async function timeInputs(input: HTMLElement | SVGElement, letters: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  input.focus();
  for (const letter of letters) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    document.execCommand("insertText", false, letter);
    // Deferred rendering is done when the browser is idle again.
    await new Promise((done) => requestIdleCallback(done));
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
}
