import { pagePath } from "#site/paths.ts";

import { countRecoveries } from "../support/measure-page.ts";
import { pageFacts } from "../support/page-facts.ts";
import { routesUnder } from "../support/route-table.ts";
import { expect, test, visit } from "../support/strict-page.ts";

// Translators and browser extensions change the DOM that React renders.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [article = ""] = routesUnder("/blog/");

/** Replaces each text by two nested elements, as Chromium's translator does. Runs in the page. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isIgnored = text.parentElement?.closest("script, style, noscript, svg, font");
    if (text.data.trim() !== "" && !isIgnored) texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `»${text.data}«`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.title = `»${document.title}«`;
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
}

/** Inserts elements inside and next to others, as extensions do. Runs in the page. */
function insertElements(): void {
  const parents = "html, head, body, header, main, footer, main section, main div, main p, main a, main li, search";
  for (const element of document.querySelectorAll(parents)) {
    const name = element.matches("head") ? "meta" : "x-foreign";
    element.prepend(document.createElement(name));
    element.append(document.createElement(name));
  }
  for (const element of document.querySelectorAll("main p, main h2, main input")) {
    element.after(document.createElement("x-foreign"));
  }
}

test("an island changed before hydration is complete afterward", { tag: "@QUAL-7" }, async ({ page }) => {
  await visit(page, pagePath("glossary"));
  const facts = await pageFacts(page);
  for (const change of [insertElements, translatePage]) {
    await visit(page, pagePath("glossary"));
    await page.evaluate(change);
    const changed = await page.locator(".term-groups").textContent();
    await page.getByRole("searchbox").focus();
    await expect(page.locator("[data-island=term-filter]"), change.name).toHaveAttribute("data-ready");
    expect(await page.evaluate(countRecoveries), change.name).toBe(1);
    // React renders its own part again, and leaves the terms as the translator has left them.
    await expect(page.locator(".term-groups"), change.name).toHaveText(changed ?? "");
    const [, main] = await pageFacts(page);
    expect(main?.links, change.name).toEqual(facts[1]?.links);
  }
});

for (const path of [pagePath("blog"), pagePath("glossary"), pagePath("faq")]) {
  test(`search and filter work on the translated ${path}`, { tag: "@QUAL-7" }, async ({ page }) => {
    await visit(page, path);
    const entries = page.locator(".list-entry, .article-cards > li").filter({ visible: true });
    const all = await entries.count();
    const expectCount = async (found: number) => {
      await expect(entries).toHaveCount(found);
      await expect(page.locator("main search output")).toHaveText(new RegExp(`^${found} `));
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
    await expect(entries).not.toHaveCount(all);
    await chips.nth(0).click();
    await expectCount(all);
  });
}

test("toasts work on a translated page", { tag: "@QUAL-7" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await visit(page, article);
  const toast = page.locator(".toast[data-open=true]");
  for (const message of ["first", "second"]) {
    await page.getByRole("main").getByRole("button", { name: "Share" }).click();
    await expect(toast, message).toBeVisible();
    await page.evaluate(translatePage);
    await toast.getByRole("button").click();
    await expect(toast).toHaveCount(0);
  }
});
