import { expect, test } from "./story-page.ts";

test("ABOUT-8 an avatar shows initials while its picture loads and when it fails, then the picture alone", async ({
  open,
}) => {
  for (const [state, initials, pictures] of [
    ["loading", 1, 1],
    ["failed", 1, 0],
    ["loaded", 0, 1],
  ] as const) {
    const root = await open(`avatar--${state}`);
    await expect(root.getByText("AL"), state).toHaveCount(initials);
    await expect(root.locator("img"), state).toHaveCount(pictures);
  }
});
