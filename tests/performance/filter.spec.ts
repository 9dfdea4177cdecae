import { pagePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const keys = [..."kubern"];

test("filtering the terms takes less than 50 ms per key on a slow phone", { tag: "@GLOS-30" }, async ({ page }) => {
  await visit(page, pagePath("glossary"));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const search = page.getByRole("searchbox");
  const best = keys.map(() => Infinity);
  const measure = async () => {
    await search.fill("");
    const { times, visibleTerms } = await search.evaluate(timeInputs, keys);
    expect(visibleTerms).toBeLessThan(20);
    for (const [index, time] of times.entries()) best[index] = Math.min(best[index] ?? Infinity, time);
    return Math.max(...best);
  };
  // The best of many: other processes disturb the rest.
  await expect.poll(measure, { message: "milliseconds of the slowest key", timeout: 60_000 }).toBeLessThan(50);
});

/** Returns the milliseconds of script, style and layout for each letter, and the number of terms left. Runs in the page. */
async function timeInputs(input: HTMLElement | SVGElement, letters: readonly string[]) {
  const times: number[] = [];
  input.focus();
  for (const letter of letters) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    document.execCommand("insertText", false, letter);
    // React renders in a microtask of the event.
    await Promise.resolve();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return { times, visibleTerms: document.querySelectorAll(".term-card:not([hidden])").length };
}
