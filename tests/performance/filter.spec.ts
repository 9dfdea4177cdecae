import { pagePath } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const keys = [..."kubern"];

test("filtering the terms takes less than 50 ms per key on a slow phone", { tag: "@GLOS-30" }, async ({ page }) => {
  await visit(page, pagePath("glossary"));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const search = page.getByRole("searchbox");
  const rounds: number[][] = [];
  for (let round = 0; round < 5; round += 1) {
    await search.fill("");
    const { times, visibleTerms } = await search.evaluate(timeInputs, keys);
    expect(visibleTerms).toBeLessThan(20);
    rounds.push(times);
  }
  // The best of five: other processes disturb the rest.
  const best = keys.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)));
  expect(Math.max(...best), `ms per key: ${best.map(Math.round).join(" ")}`).toBeLessThan(50);
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
