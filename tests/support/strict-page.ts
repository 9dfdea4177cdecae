import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { embedSources } from "#site/consent/embeds.ts";
import { getContent } from "#site/content/content.server.ts";

export { expect };

/** Origins of the map; empty if the site has none. */
export const mapOrigins = embedSources(getContent().site.embeds).frame;

/** Requests for the team may be canceled or slow under load; tests/pages/about.spec.ts checks their failures. */
const isTeam = (text: string): boolean =>
  text.includes("/rest/v1/employees") || text.includes("Error fetching employees");

/** Returns whether a request leaves this machine. Only the contact page may load the map. */
const isThirdParty = (url: string, page: Page): boolean => {
  const { protocol, hostname, origin } = new URL(url);
  if (!protocol.startsWith("http") || ["localhost", "127.0.0.1"].includes(hostname)) return false;
  return !mapOrigins.includes(origin) || new URL(page.url()).pathname !== "/contact";
};

/** Returns a list that grows with every console message, page error, failed request and third-party request. */
export function recordErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // Chromium logs a document's 404; tests/pages/not-found.spec.ts checks the status.
    const isNotFound = url === page.url() && message.text().includes("status of 404");
    // Playwright measures elements before the first paint, which skips those far below; Chromium hints at that.
    const isHint = message.text().startsWith("Rendering was performed in a subtree hidden by content-visibility");
    if (isNotFound || isHint || isTeam(url) || isTeam(message.text())) return;
    pageErrors.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => pageErrors.push(`error: ${error.message}`));
  page.on("request", (request) => {
    if (isThirdParty(request.url(), page)) pageErrors.push(`third party: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation cancels prefetches, which is no failure.
    if (reason !== "net::ERR_ABORTED" && !isTeam(request.url())) pageErrors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    const isDocument = response.request().resourceType() === "document";
    if (response.status() >= 400 && !isDocument && !isTeam(response.url()))
      pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}

/** Fails a test on any error of the page. */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = recordErrors(page);
      await use(pageErrors);
      expect(pageErrors, "console messages, errors and failed requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the scripts of the page have started. Islands are hydrated when a visitor turns to them. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting =
      `[data-enhance]:not([data-when]), ${location.search === "" ? "" : "[data-when=intent-or-query]"}`.replace(
        /, $/,
        "",
      );
    const isStarted = "ready" in document.documentElement.dataset;
    return isStarted && !document.querySelector(`:is(${waiting}):not([data-ready])`);
  });
}

/** Scrolls to the team, which is loaded when it comes into view. */
export async function showTeam(page: Page): Promise<void> {
  await page.locator(".team-list").evaluate((list) => list.scrollIntoView({ behavior: "instant" }));
}

/** Opens a page and waits for its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}
