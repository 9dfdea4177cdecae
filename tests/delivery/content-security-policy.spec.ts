import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { hydrated } from "../support/quiet-page.ts";
import { collectViolations } from "./collect-violations.ts";

const test = base.extend<{ violations: string[] }>({
  violations: [async ({ context }, provide) => provide(await collectViolations(context)), { auto: true }],
});

test.describe.configure({ mode: "serial" });

let chain: RunningChain;
test.beforeAll(async () => {
  chain = await startChain(await freePort());
});
test.afterAll(() => chain.stop());

const open = async (page: Page, route: string) => {
  await page.goto(chain.origin + route);
  await hydrated(page);
};

test("QUAL-9 no state of a page needs what its policy does not allow: banner, map, menus, client navigation, filters, toast, contents, team", async ({
  page,
  context,
  violations,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Nobody outside is asked in a test; the policy decides before the request would leave.
  await context.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await open(page, "/");
  const banner = page.getByRole("region", { name: "Your choice" });
  await expect(banner).toBeVisible();
  await open(page, "/contact");
  await page.getByRole("button", { name: "Load map" }).click();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  await banner.getByRole("button", { name: "Decline" }).click();
  await open(page, "/");
  for (const name of ["Cloud Consulting", "DevOps Services", "AI Solutions", "Products", "Company", "Resources"]) {
    await page.locator("header").getByRole("button", { name }).click();
    await expect(page.locator(".menu-panel[data-open]")).toBeVisible();
  }
  // The first document's policy goes with the visitor to every next page.
  for (const href of ["/company/about", "/resources/glossary", "/contact", "/resources/faq"]) {
    await page.evaluate((target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click(), href);
    await expect(page).toHaveURL(chain.origin + href);
    if (href === "/company/about") await expect(page.locator(".team-grid > li")).toHaveCount(12);
  }
  await open(page, "/resources/glossary");
  await page.getByRole("searchbox").fill("zero");
  await page.getByRole("main").getByRole("button", { name: /copy/i }).first().click();
  await expect(page.locator(".toast output")).toContainText("Link copied");
  await page.getByRole("searchbox").fill("no such term");
  await open(page, "/resources/blog");
  await page.getByRole("searchbox").fill("cloud");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#mobile-menu summary").first().click();
  await open(page, "/blog/ai-enterprise-influence");
  await page.getByRole("button", { name: /contents/i }).click();
  // A script of our own at the end: once its violation is told, no earlier one is still on its way.
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { textContent: "1" })),
  );
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations).toEqual([`${page.url()}: script-src-elem blocked inline`]);
});
