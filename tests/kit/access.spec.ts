import { globSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, storiesByPart, test } from "./story-page.ts";

test("every part of the kit has a story", () => {
  const files = globSync("site/ui/*/*.tsx").filter((file) => !/\.stories\.tsx$|\/stories\//.test(file));
  const names = files.map((file) => path.parse(file).name);
  expect(names.filter((part) => !storiesByPart.has(part))).toEqual([]);
});

for (const [part, [first = "", ...others]] of storiesByPart) {
  test(`${part} is accessible, holds still when asked to, and has no style attribute`, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(first);
    await judge(page, first);
    for (const story of others) {
      await show(page, story);
      await judge(page, story);
    }
  });
}

test("QUAL-1 a tooltip is accessible while it is shown", async ({ page, open }) => {
  const root = await open("tooltip--two-buttons");
  await page.keyboard.press("Tab");
  await expect(root.getByRole("tooltip")).toBeVisible();
  await judge(page, "tooltip shown");
});

/** Another story in the same page: a quarter of the time that loading it would take. */
async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(async (id) => {
    type Channel = {
      once: (event: string, listener: (id: string) => void) => void;
      emit: (...args: unknown[]) => void;
    };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
    const rendered = new Promise<string>((resolve) => channel.once("storyRendered", resolve));
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    if ((await rendered) !== id) throw new Error(`Another story than ${id} appeared`);
  }, storyId);
}

async function judge(page: Page, story: string): Promise<void> {
  const root = page.locator("#storybook-root");
  await expectAccessible(page, story, {
    within: "#storybook-root",
    // A story is a part of a page, not a page.
    rules: {
      "landmark-one-main": { enabled: false },
      "page-has-heading-one": { enabled: false },
      region: { enabled: false },
    },
  });
  expect(await root.locator("[style]").count(), `style attributes in ${story}`).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length), `animations in ${story}`).toBe(0);
  const targets = await root.locator("a, button, input, summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24),
  );
  expect(targets, `targets under 24 px in ${story}`).toEqual([]);
}
