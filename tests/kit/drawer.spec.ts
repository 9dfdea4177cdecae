import { expect, test } from "./story-page.ts";

test.describe("drawer", () => {
  test("ART-23 keeps the focus inside; Escape, its button and a press beside it close it and give the focus back", async ({
    page,
    open,
  }) => {
    const root = await open("drawer--closed");
    const opener = root.getByRole("button", { name: "Open the contents" });
    const drawer = page.getByRole("dialog", { name: "Contents" });
    await expect(drawer).toBeHidden();
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
    const visited: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press(step < 6 ? "Tab" : "Shift+Tab");
      visited.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          // Between two rounds the focus is with the browser's own controls.
          if (focused === document.body) return "browser";
          return focused?.closest("dialog") ? "drawer" : (focused?.textContent ?? "nothing");
        }),
      );
    }
    expect(visited.filter((place) => place !== "drawer" && place !== "browser")).toEqual([]);
    expect(visited.filter((place) => place === "drawer").length).toBeGreaterThan(6);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole("button", { name: "Close" }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole("heading").click();
    await expect(drawer).toBeVisible();
    // A selection that begins inside and ends beside.
    await page.mouse.down();
    await page.mouse.move(100, 400);
    await page.mouse.up();
    await expect(drawer).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a press that comes right after Escape opens it again", async ({ page, open }) => {
    const root = await open("drawer--left");
    const drawer = page.getByRole("dialog", { name: "Contents" });
    await expect(drawer).toBeVisible();
    await root
      .getByRole("button", { name: "Open the contents", includeHidden: true })
      .evaluate(async (opener: HTMLElement) => {
        document.querySelector("dialog")?.requestClose();
        await Promise.resolve();
        opener.click();
        await new Promise((resolve) => setTimeout(resolve, 200));
      });
    await expect(drawer).toBeVisible();
  });
});
