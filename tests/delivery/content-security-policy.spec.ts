import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { hydrated } from "../support/strict-page.ts";

// Without a choice, so that the consent banner is visible.
test.use({ storageState: { cookies: [], origins: [] } });

const open = async (page: Page, route: string) => {
  await page.goto(route);
  await hydrated(page);
};

test("the policy allows map, menus, navigation, toast and team", { tag: "@QUAL-9" }, async ({ page, context }) => {
  const violations: string[] = [];
  await context.exposeFunction("reportViolation", (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ documentURI, effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${documentURI}: ${effectiveDirective} blocked ${blockedURI}`);
    });
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The policy applies before the request is intercepted.
  await context.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await open(page, "/contact");
  await page.getByRole("button", { name: "Load map" }).click();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();
  await page.getByRole("region", { name: "Your choice" }).getByRole("button", { name: "Decline" }).click();
  await open(page, "/");
  for (const name of ["Cloud Consulting", "DevOps Services", "AI Solutions", "Products", "Company", "Resources"]) {
    await page.locator("header").getByRole("button", { name }).click();
    await expect(page.locator(".menu-panel[data-open]")).toBeVisible();
  }
  // The policy of the first document applies to every next page.
  for (const href of ["/company/about", "/resources/glossary", "/contact", "/resources/faq"]) {
    await page.evaluate((target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click(), href);
    await page.waitForURL(`**${href}`);
    if (href === "/company/about") await expect(page.locator(".team-grid > li")).toHaveCount(12);
  }
  await open(page, "/resources/glossary");
  await page.getByRole("searchbox").fill("zero");
  await page.getByRole("main").getByRole("button", { name: /copy/i }).first().click();
  await expect(page.locator(".toast output")).toContainText("Link copied");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#mobile-menu summary").first().click();
  await open(page, "/blog/ai-enterprise-influence");
  await page.getByRole("button", { name: /contents/i }).click();
  // The policy blocks this script; its report follows those of all earlier violations.
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement("script"), { textContent: "1" })),
  );
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations).toEqual([`${page.url()}: script-src-elem blocked inline`]);
});
