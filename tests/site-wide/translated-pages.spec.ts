import { pagePath, servicePath } from "#site/paths.ts";

import { addAttributes, insertElements, translatePage } from "../support/change-page.ts";
import { openBeforeHydration } from "../support/open-before-hydration.ts";
import { pageFacts } from "../support/page-facts.ts";
import { expect, test, visit } from "../support/strict-page.ts";
import { routesUnder } from "../support/route-table.ts";

// Many visitors read the site through a translator, and extensions change the DOM.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [article = "", nextArticle = ""] = routesUnder("/blog/");
const changes = { addAttributes, insertElements, translatePage };

/** React reports that it has rendered the page again. All other complaints count. */
const isMismatch = (complaint: string) => complaint.includes("React error #418");

for (const path of [pagePath("home"), pagePath("glossary"), article]) {
  test(`QUAL-7 ${path}, changed before hydration, is complete and works`, async ({ page, complaints }) => {
    await visit(page, path);
    const facts = await pageFacts(page);
    const expectFacts = (state: string) =>
      expect.poll(() => pageFacts(page), { message: state, timeout: 10_000 }).toEqual(facts);
    for (const [name, change] of Object.entries(changes)) {
      const letReactIn = await openBeforeHydration(page, path);
      await page.evaluate(change);
      await letReactIn();
      await expectFacts(name);
      const reported = complaints.splice(0);
      expect(reported.filter((complaint) => !isMismatch(complaint))).toEqual([]);
      expect(reported.length, name).toBe(change === addAttributes ? 0 : 1);
    }
    await page.locator(".menu-trigger").first().click();
    await expect(page.locator(".menu-panel").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator(`footer a[href="${pagePath("privacy")}"]`).click();
    await expect(page).toHaveURL(pagePath("privacy"));
    await page.goBack();
    await expectFacts("after Back");
  });
}

test("QUAL-7 pages follow each other while a translator works", async ({ page, request }) => {
  const follow = async (place: "header" | "main", path: string) => {
    const delivered = await pageFacts(page, await (await request.get(path)).text());
    // The link may be in a closed panel of the menu.
    await page.locator(`${place} a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect
      .poll(async () => (await pageFacts(page)).parts[1], { message: path, timeout: 10_000 })
      .toEqual(delivered.parts[1]);
    await page.evaluate(translatePage);
  };
  await visit(page, "/nowhere");
  await page.evaluate(translatePage);
  await follow("header", pagePath("blog"));
  await follow("main", article);
  await page.goBack();
  await expect(page).toHaveURL(pagePath("blog"));
  await follow("main", nextArticle);
  await follow("header", pagePath("references"));
  await follow("main", routesUnder("/references/")[0] ?? "");
});

for (const path of [pagePath("blog"), pagePath("glossary"), pagePath("faq")]) {
  test(`QUAL-7 ${path} can be searched and filtered while a translator works`, async ({ page }) => {
    await visit(page, path);
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const all = await entries.count();
    const expectCount = async (found: number) => {
      await expect(entries).toHaveCount(found);
      await expect(page.locator("main search output")).toContainText(String(found));
      await page.evaluate(translatePage);
    };
    await page.evaluate(translatePage);
    await page.getByRole("searchbox").fill("zzz");
    await expectCount(0);
    await page.getByRole("main").getByRole("button", { name: "Clear Filters" }).click();
    await expectCount(all);
    const chips = page.locator("main search button[aria-pressed]");
    await chips.nth(1).click();
    await expect(chips.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expectCount(await entries.count());
    await chips.nth(0).click();
    await expectCount(all);
  });
}

test("QUAL-7 contents, messages and the menu work while a translator works", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, article);
  const translate = () => page.evaluate(translatePage);
  await translate();
  await page.locator(".contents-button").click();
  await translate();
  await page.locator("dialog[open] .contents-list a").nth(1).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  const toast = page.locator(".toast[data-open=true]");
  for (const message of ["first", "second"]) {
    await page.getByRole("main").getByRole("button", { name: "Share" }).click();
    await expect(toast, message).toBeVisible();
    await translate();
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
  }

  await page.locator(".menu-toggle").click();
  await translate();
  await page.locator("#mobile-menu summary").first().click();
  await page.locator(`#mobile-menu a[href="${servicePath("devsecops")}"]`).dispatchEvent("click");
  await expect(page).toHaveURL(servicePath("devsecops"));
  await expect(page.locator("#mobile-menu")).toBeHidden();
});
