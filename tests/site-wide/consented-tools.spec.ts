import { chmodSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Browser } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { banner, choice, readStored, settings } from "../support/consent-page.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { templates } from "../support/route-table.ts";
import { expect, ready, test, visit } from "../support/strict-page.ts";

// Builds a copy of the site with an analytics and a sales-visitor tool in content/site.yaml. The tools are stubs.

test.describe.configure({ mode: "serial" });

const provider = "Visitor Directory Ltd";

let copy: RepositoryCopy;
let site: Awaited<ReturnType<typeof startSite>>;

function configureTools(): void {
  const facts = readFileSync("content/site.yaml", "utf8")
    .replace("legal:\n", `legal:\n  visitorTool: ${provider}\n`)
    .replace(
      "embeds:\n",
      `embeds:
  analytics:
    script: https://stats.example/s.js
    hosts: [https://in.stats.example]
    attributes: { data-site: sample }
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

/** Opens a browser without a stored choice and records the requested origins of the tools. */
async function openBrowser(browser: Browser) {
  const context = await browser.newContext({ baseURL: site.origin, storageState: { cookies: [], origins: [] } });
  const requested = new Set<string>();
  await context.route(/\.example\//, (route) => {
    const url = route.request().url();
    requested.add(new URL(url).origin);
    return route.fulfill({ contentType: "text/javascript", body: tools[url] ?? "" });
  });
  return { context, page: await context.newPage(), origins: () => [...requested].toSorted() };
}

test("tools run only after consent, and only the configured ones", { tag: "@COOK-8" }, async ({ browser }) => {
  const { context, page, origins } = await openBrowser(browser);
  // The copy has no data service for the About page.
  for (const route of templates.filter((each) => each !== "/company/about")) await visit(page, route);
  expect(origins()).toEqual([]);
  await choice(page, "Decline").click();
  await visit(page, "/contact");
  expect(origins()).toEqual([]);
  expect((await readStored(page)).toSorted()).toEqual(["cookieConsent", "cookieConsentTools"]);

  await settings(page).click();
  await choice(page, "Accept").click();
  await expect.poll(origins).toEqual(["https://in.stats.example", "https://stats.example", "https://visitors.example"]);
  expect(await page.evaluate(() => (window as { statsSite?: string }).statsSite)).toBe("sample");
  await page.goto("/imprint");
  await expect(page.locator("script[data-embed]")).toHaveCount(2);
  await context.close();
});

test("the banner describes each tool after a click on its summary", { tag: "@COOK-1" }, async ({ browser }) => {
  const { context, page } = await openBrowser(browser);
  await page.goto("/");
  const { tools: words, several, summary } = getContent().labels.consent;
  const lines = banner(page).locator("details p").filter({ visible: true });
  await expect(banner(page)).toContainText(several);
  await expect(lines).toHaveCount(0);
  await banner(page).getByText(summary).click();
  await expect(lines).toHaveText(Object.values(words).map(({ line }) => line));
  await context.close();
});

test("withdrawing removes the tools in every tab", { tag: ["@LEG-7", "@COOK-4"] }, async ({ browser }) => {
  const { context, page } = await openBrowser(browser);
  await visit(page, "/imprint");
  await choice(page, "Accept").click();
  const tabs = [page, await context.newPage()];
  await tabs[1]?.goto("/imprint");
  for (const tab of tabs) {
    await expect.poll(() => readStored(tab)).toEqual(expect.arrayContaining(["_stats", "_visit"]));
    await expect.poll(() => tab.evaluate(() => document.cookie)).toContain("_visitorTool");
  }
  await settings(page).click();
  for (const tab of tabs) {
    await expect(tab.locator("script[data-embed]")).toHaveCount(0);
    await ready(tab);
    await expect(banner(tab)).toBeVisible();
    expect(await readStored(tab)).toEqual([]);
    expect(await tab.evaluate(() => "statsSite" in window)).toBe(false);
  }
  await context.close();
});

test("the privacy policy lists the tools in use", { tag: ["@LEG-3", "@LEG-5"] }, async ({ page }) => {
  const purposes = () => page.locator("#purposes").innerHTML();
  const visitorTool = page.locator("#visitor-tracking");
  await page.goto("/privacy");
  const before = (await purposes()).split(/<h3\b/);
  await expect(visitorTool).not.toContainText(provider);
  await page.goto(`${site.origin}/privacy`);
  await expect(visitorTool).toContainText(provider);
  // Only the part about analytics changes: both builds have the same map.
  const changed = (await purposes()).split(/<h3\b/).filter((part, index) => part !== before[index]);
  expect(changed).toHaveLength(1);
  const rows = page.locator("#cookie-consent tbody").last().locator("tr:has(td)");
  await expect(rows).toContainText(["_analytics", "_visitorTool"]);
});
