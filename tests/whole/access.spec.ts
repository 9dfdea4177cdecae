import type { Page } from "@playwright/test";

import { expectAccessible } from "../support/expect-accessible.ts";
import { layOutAll } from "../support/lay-out-all.ts";
import { allPages, movedPages, pageGroups, statesOf, widths } from "../support/page-states.ts";
import { expect, hydrated, test } from "../support/quiet-page.ts";

// A visitor nobody has asked yet: every page is judged with the banner first, then without it.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

/** What moves by itself. What follows the visitor's own scrolling does not. */
const listMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100)),
  );

/** Banner and menu are the same everywhere: with them open, the whole page is judged where `isFirst`, and they alone elsewhere. */
async function judgeInEveryState(page: Page, path: string, width: number, isFirst: boolean): Promise<void> {
  const banner = page.getByRole("region", { name: "Your choice" });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/privacy");
  await page.evaluate(layOutAll);
  await expectAccessible(page, `${path}, banner open`, isFirst ? {} : { within: ".consent-banner" });
  await banner.getByRole("button", { name: "Decline" }).click();
  for (const { name, enter, leave, only, within } of statesOf(path, width)) {
    await enter(page, allPages.indexOf(path) + 1);
    expect.soft(await listMotion(page), `what moves: ${path}, ${name}`).toEqual([]);
    await expectAccessible(page, `${path}, ${name}`, { only, within: isFirst ? undefined : within });
    await leave?.(page);
  }
  await page.evaluate(() => localStorage.clear());
}

for (const width of widths) {
  for (const [place, group] of pageGroups.entries()) {
    test(`QUAL-1 HOME-15 COOK-1 COOK-9 at ${width} px, group ${place + 1} of pages with their banner, in every state, is accessible and still`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of group) {
        await page.goto(path);
        await hydrated(page);
        await judgeInEveryState(page, path, width, path === group[0]);
      }
    });
  }

  for (const path of movedPages) {
    test(`QUAL-1 at ${width} px the notice of ${path} is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // It would be gone after two seconds: too short to be judged.
      await page.addInitScript(() => {
        const start = window.setTimeout.bind(window);
        Object.assign(window, { setTimeout: (run: () => void, time = 0) => (time === 2000 ? 0 : start(run, time)) });
      });
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Redirecting...");
      await judgeInEveryState(page, path, width, true);
    });
  }
}
