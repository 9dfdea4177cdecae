import type { Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { embedSources } from "#site/consent/embed-sources.ts";

import { expect, hydrated, test } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";
import { useEveryControl } from "../support/use-every-control.ts";

const { site } = getContent();

test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: "reduce" } });

declare global {
  interface Window {
    storedNames: string[];
  }
}

/** From the first script of each document on: every name it stores anything under, with the kind of storage. */
const recordStorage = (page: Page) =>
  page.addInitScript(() => {
    window.storedNames = [];
    // oxlint-disable-next-line typescript/unbound-method -- Called on the storage it was asked of.
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
      apply(original, storage: Storage, [name, value]: [string, string]) {
        window.storedNames.push(`${storage === localStorage ? "Local storage" : "Session storage"}: ${name}`);
        Reflect.apply(original, storage, [name, value]);
      },
    });
  });

/** What the current document has stored since it was opened, and all cookies. */
async function readStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(() => window.storedNames)), ...cookies.map(({ name }) => `Cookie: ${name}`)];
}

for (const state of ["unset", "declined", "accepted"] as const) {
  test(`COOK-8 CALL-5 CALL-7 QUAL-7 ${state}: all pages, every control used, and the hosts that were asked`, async ({
    page,
  }) => {
    // The host of the live site is ours, though a test runs elsewhere: one seeded photograph lies there.
    const ours = new Set([new URL(site.origin).host]);
    const foreign = new Set<string>();
    page.on("request", (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !ours.has(host)) foreign.add(`${protocol}//${host}`);
    });
    await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }));
    await recordStorage(page);

    await page.goto("/");
    ours.add(new URL(page.url()).host);
    foreign.clear();
    await hydrated(page);
    const name = { unset: undefined, declined: "Decline", accepted: "Accept" }[state];
    if (name !== undefined) await page.getByRole("button", { name, exact: true }).click();

    const stored = new Set(await readStored(page));

    let used = 0;
    for (const route of routeTable) {
      await page.goto(route);
      await hydrated(page);
      used += await useEveryControl(page);
      for (const entry of await readStored(page)) stored.add(entry);
      if (state === "unset") {
        const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
        expect(kept, route).toEqual([]);
      }
    }
    expect(used).toBeGreaterThan(100);
    const { frame } = embedSources(site.embeds);
    expect([...foreign]).toEqual(state === "accepted" ? frame : []);
    expect([...stored]).toEqual(
      state === "unset" ? [] : ["Local storage: cookieConsentTools", "Local storage: cookieConsent"],
    );
  });
}

test("LEG-6 CALL-5 the table of the privacy policy lists exactly what the site stores", async ({ page }) => {
  await recordStorage(page);
  await page.goto("/blog/devsecops-regulatory-compliance");
  await hydrated(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await page.locator("main .term-link:visible").first().click();
  await expect(page).toHaveURL(/\/resources\/glossary/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Glossary");
  const observed = await readStored(page);
  await page.goto("/privacy");
  const necessary = page.locator("#cookie-consent tbody").first().locator("tr:has(td)");
  const listed = await necessary.evaluateAll((rows) =>
    rows.map((row) => `${row.children[2]?.textContent}: ${row.children[0]?.textContent}`),
  );
  expect(observed.toSorted()).toEqual(listed.toSorted());
});
