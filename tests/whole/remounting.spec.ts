import { pagePath } from "#site/paths.ts";

import { openWhole, pageFacts } from "../support/page-facts.ts";
import { expect, test } from "../support/quiet-page.ts";

// What goes away and comes back is whole: words, links and drawings. Pages after Back: page-equality.spec.ts.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of [pagePath("blog"), pagePath("glossary"), pagePath("faq")]) {
  test(`BLOG-3 ${route}, reached by a link: the list comes back whole after a search and every category`, async ({
    page,
  }) => {
    await openWhole(page, pagePath("resources"));
    await page.locator(`main a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    const search = page.getByRole("searchbox");
    await expect(search).toBeVisible();
    const before = await pageFacts(page);
    const expectWhole = (after: string) =>
      expect.poll(() => pageFacts(page), { message: after, timeout: 10_000 }).toEqual(before);

    await search.fill("zzz");
    await expect.poll(() => pageFacts(page)).not.toEqual(before);
    await search.fill("");
    await expectWhole("a search");
    const [all, ...chips] = await page.getByRole("search").locator("button[aria-pressed]").all();
    for (const chip of chips) {
      await chip.click();
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await all?.click();
      await expectWhole((await chip.textContent()) ?? "");
    }
  });
}

for (const [kind, route] of Object.entries({ "a dead end": "/nope", "an old address": "/kontakt" })) {
  test(`NF-2 NF-3 ${kind} is whole again after Back`, async ({ page }) => {
    // An old address goes on after two seconds: not here.
    await page.clock.install();
    await openWhole(page, pagePath("imprint"));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await openWhole(page, route);
    const before = await pageFacts(page);
    await page.locator(`footer a[href="${pagePath("privacy")}"]`).click();
    await expect(page).toHaveURL(pagePath("privacy"));
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect.poll(() => pageFacts(page), { timeout: 10_000 }).toEqual(before);
  });
}

test("BLOG-3 BLOG-6 what an address leaves of the blog keeps its drawings", async ({ page }) => {
  const readCovers = () =>
    page.locator(".article-cards > li").evaluateAll((cards) =>
      cards.map((card) => ({
        href: card.querySelector("a")?.getAttribute("href"),
        paths: [...card.querySelectorAll("svg path")].map((path) => path.getAttribute("d")),
      })),
    );
  await openWhole(page, pagePath("blog"));
  const covers = await readCovers();
  for (const search of ["?category=devsecops", "?q=azure"]) {
    await openWhole(page, pagePath("blog") + search);
    await expect.poll(async () => (await readCovers()).length).toBeLessThan(covers.length);
    for (const cover of await readCovers()) expect(covers).toContainEqual(cover);
  }
});

test("CONT-5 LEG-7 the drawing of the office is back when the map is withdrawn", async ({ page }) => {
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));
  await openWhole(page, pagePath("contact"));
  const before = await pageFacts(page);
  await page.getByRole("main").locator("button").click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("button").last().click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect.poll(() => pageFacts(page)).toEqual(before);
});
