import { expectAccessible } from "../support/expect-accessible.ts";
import { listMotion } from "../support/list-motion.ts";
import { pageStates } from "../support/page-states.ts";
import { expect, test, visit } from "../support/strict-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, { path, width, prepare, enter, within }] of Object.entries(pageStates)) {
  test(`${path} with ${name} is accessible and has no motion`, { tag: "@QUAL-1" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prepare?.(page);
    await visit(page, path);
    await enter(page);
    expect(await page.evaluate(listMotion)).toEqual([]);
    await expectAccessible(page, name, { within });
  });
}
