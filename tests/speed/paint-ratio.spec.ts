import type { Browser } from "@playwright/test";

import { startHandWritten } from "../../scripts/measure/pages/hand-written.ts";
import { loadThrottled } from "../../scripts/measure/pages/load-throttled.ts";
import { expect, test } from "../support/quiet-page.ts";

/** How much later than on a page written by hand the largest text may appear. docs/performance.md has the goals. */
const limits = { "/": 1.8, "/blog/ai-enterprise-influence": 1.8, "/resources/glossary": 1.6 } as const;
const pages = Object.keys(limits) as (keyof typeof limits)[];
const rounds = { least: 3, most: 6 };

/** By how much later the largest text of each page came, in the best of several loads: the others were disturbed by other programs. */
async function compareRounds(browser: Browser, hand: string, origin: string): Promise<Record<string, number>> {
  const best = new Map<string, number>();
  let ratios: Record<string, number> = {};
  for (let round = 1; round <= rounds.most; round += 1) {
    // In turns, so that what else this machine does disturbs all of them.
    for (const url of [hand, ...pages.map((page) => origin + page)]) {
      const { largest } = await loadThrottled(browser, url);
      best.set(url, Math.min(largest, best.get(url) ?? Infinity));
    }
    const byHand = best.get(hand) ?? 0;
    ratios = Object.fromEntries(pages.map((page) => [page, (best.get(origin + page) ?? Infinity) / byHand]));
    if (round >= rounds.least && listLate(ratios).length === 0) break;
  }
  return ratios;
}

const listLate = (ratios: Record<string, number>) => pages.filter((page) => (ratios[page] ?? Infinity) > limits[page]);

test("QUAL-5 the largest text of a page appears not much later than on a page written by hand", async ({
  browser,
  baseURL,
}) => {
  const hand = await startHandWritten(false);
  try {
    const ratios = await compareRounds(browser, `${hand.origin}/`, baseURL ?? "");
    for (const page of pages) {
      console.log(
        `${page}, largest text beside a page written by hand: ${ratios[page]?.toFixed(2)} of at most ${limits[page]}`,
      );
    }
    expect(listLate(ratios)).toEqual([]);
  } finally {
    await hand.stop();
  }
});
