import { expect, test } from "./story-page.ts";

test.describe("accordion", () => {
  test("SHAR-1 at most one item is open, and the open one can be collapsed", async ({ open }) => {
    const root = await open("accordion--closed");
    const headers = root.locator("summary");
    const items = root.locator("details[open]");
    await expect(items).toHaveCount(0);
    await headers.nth(0).click();
    await expect(items).toHaveCount(1);
    await headers.nth(2).press("Enter");
    await expect(items).toHaveCount(1);
    await expect(root.locator("details").nth(2)).toHaveAttribute("open");
    await headers.nth(2).press("Space");
    await expect(items).toHaveCount(0);
  });

  test("SHAR-2 headers are headings that say whether they are expanded; a link opens its answer, print all of them", async ({
    page,
    open,
  }) => {
    const root = await open("accordion--closed");
    const answers = root.locator("details > div");
    await expect(root.locator("summary > h2")).toHaveCount(3);
    await expect(answers).toHaveText([/4 to 8 weeks/, /4 to 8 weeks/, /4 to 8 weeks/]);
    await expect(answers.first()).toBeHidden();

    const session = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ role }) => String(role?.value).startsWith("DisclosureTriangle"))
        .map(({ properties }) => properties?.find(({ name }) => name === "expanded")?.value.value as boolean);
    };
    expect(await expanded()).toEqual([false, false, false]);
    await page.evaluate(() => void (location.hash = "question-1"));
    await expect(answers.nth(1)).toBeVisible();
    expect(await expanded()).toEqual([false, true, false]);
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });
});

for (const [state, initials, pictures] of [
  ["loading", 1, 1],
  ["failed", 1, 0],
  ["loaded", 0, 1],
] as const) {
  test(`ABOUT-8 avatar: a picture ${state} shows ${initials === 1 ? "initials" : "the picture alone"}`, async ({
    open,
  }) => {
    const root = await open(`avatar--${state}`);
    await expect(root.getByText("AL")).toHaveCount(initials);
    await expect(root.locator("img")).toHaveCount(pictures);
  });
}

test("search field: the clear button empties it and keeps the focus in it", async ({ open }) => {
  const root = await open("search-field--filled");
  const field = root.getByRole("searchbox", { name: "Search terms" });
  await expect(field).toHaveValue("Glossary");
  await root.getByRole("button", { name: "Clear search" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(root.getByRole("button")).toHaveCount(0);
  await field.pressSequentially("Azure");
  await field.press("Escape");
  await expect(field).toHaveValue("");
});

test("spinner: moves unless the visitor asked for less motion", async ({ page, open }) => {
  await open("spinner--turning");
  await expect(page.getByRole("status")).toHaveText("Loading the team");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(3);
});
