import { test as base, expect } from "@playwright/test";
import type { Page } from "@playwright/test";

export { expect };

/**
 * A page left while it still asks for the team, or a database starved by other tests, is no fault of that page.
 * What the team says when it fails is the subject of tests/pages/about.spec.ts.
 */
const isTeam = (text: string): boolean =>
  text.includes("/rest/v1/employees") || text.includes("Error fetching employees");

/** Tests run on this machine; the map is the only thing that pages load from elsewhere, after consent. */
const isForeign = (url: string): boolean =>
  url.startsWith("http") && !/^(localhost|127\.0\.0\.1|www\.openstreetmap\.org)$/.test(new URL(url).hostname);

/** A page on which any console message, page error, failed or third-party request fails the test. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        const { url } = message.location();
        // The browser itself reports that an address leads nowhere; tests/pages/not-found.spec.ts looks at the status.
        const isNotFound = url === page.url() && message.text().includes("status of 404");
        if (isNotFound || isTeam(url) || isTeam(message.text())) return;
        complaints.push(`console.${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
      page.on("request", (request) => {
        if (isForeign(request.url())) complaints.push(`third party: ${request.url()}`);
      });
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // A navigation that overtakes a prefetch cancels it; that is no failure.
        if (reason !== "net::ERR_ABORTED" && !isTeam(request.url()))
          complaints.push(`failed: ${request.url()} ${reason}`);
      });
      page.on("response", (response) => {
        const isDocument = response.request().resourceType() === "document";
        if (response.status() >= 400 && !isDocument && !isTeam(response.url()))
          complaints.push(`${response.status()}: ${response.url()}`);
      });
      await use(complaints);
      expect(complaints, "console messages, errors and failed requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken over the page, so that a click is a client navigation. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
