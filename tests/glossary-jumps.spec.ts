import type { Page } from "@playwright/test";

import { expect, hydrated, test } from "./quiet-page.ts";

const glossary = "/resources/glossary";
const shown = (page: Page) => page.locator(".term-card:visible");
const search = (page: Page) => page.getByRole("searchbox");
const category = (page: Page, name: string) => page.getByRole("search").getByRole("button", { name, exact: true });

/** Whether the entry stands in the window, below the header. */
const isInView = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 60 && top < innerHeight;
  });

async function open(page: Page, address = glossary): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test("GLOS-20 GLOS-24 an address with a term leads to it, focused and marked for a moment", async ({ page }) => {
  await open(page, `${glossary}#terraform`);
  const card = page.locator("#terraform");
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("data-found", "");
  await expect.poll(() => isInView(page, "terraform")).toBe(true);
  await expect(card).not.toHaveAttribute("data-found", "");
});

test("GLOS-21 a term in a definition leads to its entry, smoothly", async ({ page }) => {
  await open(page);
  const positions: number[] = [];
  await page.exposeFunction("report", (position: number) => positions.push(position));
  await page.evaluate(() => {
    addEventListener("scroll", () => {
      (window as unknown as { report: (y: number) => void }).report(scrollY);
    });
  });
  await page.locator('.term-link[href="#kubernetes"]').click();
  await expect(page.locator("#kubernetes")).toBeFocused();
  await expect.poll(() => isInView(page, "kubernetes")).toBe(true);

  await page.locator('#agentic-ai a[href="#large-language-model"]').click();
  await expect.poll(() => isInView(page, "large-language-model")).toBe(true);
  expect(positions.length, "more than one step of scrolling").toBeGreaterThan(3);
});

test("GLOS-22 a term on another page is remembered, found in the glossary and forgotten", async ({ page }) => {
  await page.goto("/services/devsecops");
  await hydrated(page);
  const link = page.locator("main .term-link").first();
  const slug = (await link.getAttribute("href"))?.split("#")[1] ?? "";
  const stored = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        addEventListener("click", () => setTimeout(() => resolve(sessionStorage.getItem("glossaryTarget"))), {
          once: true,
        });
      }),
  );
  await link.click();
  expect(await stored).toBe(slug);
  await page.waitForURL(`**${glossary}#${slug}`);
  await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
  await expect.poll(() => isInView(page, slug)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem("glossaryTarget"))).toBeNull();
});

test("GLOS-22 the remembered term alone is enough", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.evaluate(() => sessionStorage.setItem("glossaryTarget", "helm"));
  await page.getByRole("button", { name: "Resources" }).click();
  await page.locator(`.menu-panel a[href="${glossary}"]`).click();
  await expect(page.locator("#helm")).toBeFocused();
});

test("GLOS-23 a target that the filter hides is shown before the jump", async ({ page }) => {
  await open(page, `${glossary}?q=terraform&category=devops`);
  await expect(page.locator("#azure")).toBeHidden();
  await page.locator('#terraform a[href="#azure"], #terraform a[href="#infrastructure-as-code"]').first().click();
  await expect(search(page)).toHaveValue("");
  await expect(shown(page)).toHaveCount(110);
  await open(page, `${glossary}?category=devops#zero-trust`);
  await expect(page.locator("#zero-trust")).toBeFocused();
  await expect(category(page, "All Categories")).toHaveAttribute("aria-pressed", "true");
});

test("GLOS-24 with reduced motion the jump is instant", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await page.locator('#agentic-ai a[href="#large-language-model"]').click();
  expect(await isInView(page, "large-language-model")).toBe(true);
});

test("GLOS-25 an unknown or malformed anchor leaves the page at the top", async ({ page }) => {
  for (const hash of ["#no-such-term", "#%E0%A4%A", '#"]']) {
    await open(page, glossary + hash);
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
