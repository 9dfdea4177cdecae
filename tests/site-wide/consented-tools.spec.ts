import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Browser, BrowserContext, Page } from "@playwright/test";

import { getContent } from "#site/collections/content.server.ts";
import { toolsVersion } from "#site/consent/tools-version.ts";

import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { banner, choice, open, settings } from "../support/consent-page.ts";
import { expectHeroUncovered } from "../support/expect-hero-uncovered.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { templates } from "../support/route-table.ts";

// The site as it is when the owner has given the addresses of an analytics and a sales-visitor tool: built from a copy
// with these two in site.yaml. What the tools would answer is played here; everything on our side is real.

test.describe.configure({ mode: "serial" });

let copy: RepositoryCopy;
let site: Awaited<ReturnType<typeof startSite>>;

function configureTools(): void {
  const facts = readFileSync("content/site.yaml", "utf8").replace(
    "embeds:\n",
    `embeds:
  analytics:
    script: https://stats.example/s.js
    hosts: [https://in.stats.example]
    attributes: { data-site: isarwolke }
  visitorTool:
    script: https://visitors.example/v.js
`,
  );
  copy.write("content/site.yaml", facts);
  const entries = ["analytics", "visitorTool"].map(
    (embed) =>
      `  - { name: _${embed}*, class: analytics, embed: ${embed}, kind: Cookie, purpose: Counts visits., lifetime: One day }\n`,
  );
  copy.write("content/storage.yaml", readFileSync("content/storage.yaml", "utf8") + entries.join(""));
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = new RepositoryCopy();
  configureTools();
  const { status, output } = copy.run("pnpm", ["build"]);
  if (status !== 0) throw new Error(output);
  chmodSync(copy.folder, 0o755); // nginx may read as another user.
  site = await startSite(await freePort(), { root: path.join(copy.folder, "build/client") });
});

test.afterAll(async () => {
  await site?.stop();
  copy.delete();
});

const tools: Record<string, string> = {
  "https://stats.example/s.js": `
    window.statsSite = document.currentScript.dataset.site;
    localStorage.setItem("_stats", "1"); sessionStorage.setItem("_visit", "1"); document.cookie = "_analytics.7=1;path=/";
    fetch("https://in.stats.example/collect", { method: "POST", mode: "no-cors", body: "{}" });`,
  "https://visitors.example/v.js": 'document.cookie = "_visitorTool=1;path=/";',
};

/** A visitor nobody has asked, and the hosts their browser asks. */
async function openVisit(browser: Browser): Promise<{ context: BrowserContext; asked: () => string[] }> {
  const context = await browser.newContext({ baseURL: site.origin, storageState: { cookies: [], origins: [] } });
  const asked = new Set<string>();
  await context.route(/\.example\//, (route) => {
    const url = route.request().url();
    asked.add(new URL(url).origin);
    return route.fulfill({ contentType: "text/javascript", body: tools[url] ?? "" });
  });
  return { context, asked: () => [...asked].toSorted() };
}

/** The copy has no data service. */
const withoutTeam = templates.filter((route) => route !== "/company/about");

const left = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean));

test("COOK-8 tools run only after consent, and only the configured ones", async ({ browser }) => {
  const { context, asked } = await openVisit(browser);
  const page = await context.newPage();
  for (const route of withoutTeam) await open(page, route);
  expect(asked()).toEqual([]);
  await choice(page, "Decline").click();
  await open(page);
  expect(asked()).toEqual([]);
  expect((await left(page)).toSorted()).toEqual(["cookieConsent", "cookieConsentTools"]);

  await settings(page).click();
  await choice(page, "Accept").click();
  await expect.poll(asked).toEqual(["https://in.stats.example", "https://stats.example", "https://visitors.example"]);
  expect(await page.evaluate(() => (window as { statsSite?: string }).statsSite)).toBe("isarwolke");
  await page.goto("/imprint");
  await expect(page.locator("script[data-purpose]")).toHaveCount(2);
  await context.close();
});

test("COOK-1 COOK-9 HOME-4 the banner has a line for each tool behind a summary, and leaves the hero's buttons free", async ({
  browser,
}) => {
  const { context } = await openVisit(browser);
  const page = await context.newPage();
  await page.goto("/");
  await expectHeroUncovered(page);
  const { tools: words, several, summary } = getContent().labels.consent;
  const lines = banner(page).locator("details p").filter({ visible: true });
  await expect(banner(page)).toContainText(several);
  await expect(lines).toHaveCount(0);
  await banner(page).getByText(summary).click();
  await expect(lines).toHaveText(Object.values(words).map(({ line }) => line));
  await context.close();
});

test("COOK-5 COOK-8 who accepted the map alone is asked again, and no tool runs before", async ({ browser }) => {
  const { context, asked } = await openVisit(browser);
  const page = await context.newPage();
  await page.addInitScript((version) => {
    localStorage.setItem("cookieConsentTools", version);
    localStorage.setItem("cookieConsent", "accepted");
  }, toolsVersion(getContent().site.embeds));
  await open(page, "/imprint");
  await expect(banner(page)).toBeVisible();
  expect(asked()).toEqual([]);
  await choice(page, "Accept").click();
  await expect.poll(asked).toContain("https://stats.example");
  await context.close();
});

test("LEG-7 withdrawing unloads the tools and deletes what they stored, in every tab", async ({ browser }) => {
  const { context } = await openVisit(browser);
  const [page, other] = [await context.newPage(), await context.newPage()];
  await open(page, "/imprint");
  await choice(page, "Accept").click();
  await other.goto("/imprint");
  for (const tab of [page, other]) {
    await expect.poll(() => left(tab)).toEqual(expect.arrayContaining(["_stats", "_visit"]));
    await expect.poll(() => tab.evaluate(() => document.cookie)).toContain("_visitorTool");
  }
  await settings(page).click();
  for (const tab of [page, other]) {
    await expect(tab.locator("script[data-purpose]")).toHaveCount(0);
    await hydrated(tab);
    await expect(banner(tab)).toBeVisible();
    expect(await left(tab)).toEqual([]);
    expect(await tab.evaluate(() => "statsSite" in window)).toBe(false);
  }
  await context.close();
});

test("LEG-3 LEG-5 the privacy policy says which tools are in use, and lists what they store", async ({ page }) => {
  await page.goto("/privacy");
  const use = page.getByText("in use today");
  await expect(use).toContainText([
    "is in use today",
    "are not in use today",
    /tracking tool of .* is not in use today/,
  ]);
  await page.goto(`${site.origin}/privacy`);
  await expect(use).toContainText(["is in use today", "are in use today", /tracking tool of .* is in use today/]);
  await expect(page.locator("#cookie-consent tbody").last().locator("tr:has(td)")).toContainText([
    "_analytics",
    "_visitorTool",
  ]);
});
