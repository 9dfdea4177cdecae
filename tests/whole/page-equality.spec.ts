import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { parse } from "node-html-parser";

import { openWhole, pageFacts } from "../support/page-facts.ts";
import { pageGroups } from "../support/page-states.ts";
import { expect, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

// However a visitor has come to a page, it is the same page.

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where links are looked for: those of a page's own text before those of every page. */
const places = ["main", "footer", "header"] as const;

/** A page that differs does not hide the next one. */
const expectSame = expect.configure({ soft: true, timeout: 10_000 });

type Way = { from: string; place: (typeof places)[number] };

const kindOf = (route: string) => route.split("/")[1];

/** A page with a link to each page; of the same kind if there is one: there the component stays and its data change. */
async function findWays(request: APIRequestContext): Promise<Map<string, Way>> {
  const ways = new Map<string, Way>();
  const links: (Way & { to: string })[] = [];
  for (const from of routeTable) {
    const page = parse(await (await request.get(from)).text());
    for (const place of places) {
      const hrefs = page.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href") ?? "");
      links.push(...hrefs.filter((to) => to !== from && routeTable.includes(to)).map((to) => ({ from, place, to })));
    }
  }
  const rank = ({ from, place, to }: (typeof links)[number]) =>
    places.indexOf(place) * 2 + (kindOf(from) === kindOf(to) ? 0 : 1);
  for (const link of links.toSorted((one, other) => rank(other) - rank(one))) ways.set(link.to, link);
  return ways;
}

/** Presses a link as a visitor would: one in a panel of the menu after opening that panel. */
async function press(page: Page, place: Way["place"], to: string): Promise<void> {
  const link: Locator = page.locator(`${place} a[href="${to}"]`).first();
  if (place === "header") {
    const panel = await link.evaluate((element) => element.closest("[id]")?.id);
    if (!(await link.isVisible())) await page.locator(`header button[aria-controls="${panel}"]`).click();
  }
  await link.click();
}

for (const [index, group] of pageGroups.entries()) {
  const targets = group.filter((route) => routeTable.includes(route));

  test(`ROUT-2 META-1 META-5 group ${index + 1}: ${targets.length} pages are the same by a link as by their address, and so is the first one after Back`, async ({
    page,
    request,
  }) => {
    const ways = await findWays(request);
    for (const target of targets) {
      await openWhole(page, target);
      const direct = await pageFacts(page);
      const { from, place } = ways.get(target) ?? { from: "no page", place: "main" };
      await openWhole(page, from);
      const before = await pageFacts(page);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

      await press(page, place, target);
      await expect(page).toHaveURL(target);
      // The team comes a little later.
      await expectSame.poll(() => pageFacts(page), `${from} → ${target}`).toEqual(direct);
      // The graph of the page before would describe the wrong page.
      await expectSame(page.locator('script[type="application/ld+json"]'), target).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(from);
      await expectSame.poll(() => pageFacts(page), `${from} → ${target} and back`).toEqual(before);
      expect(await page.evaluate(() => "sameDocument" in globalThis), target).toBe(true);
    }
  });
}
