import type { Browser } from "@playwright/test";

/** What a visitor of an old address sees first, reads then, and where the visit ends. */
export async function visitOldAddress(browser: Browser, origin: string, path: string): Promise<string> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  try {
    const response = await page.goto(origin + path);
    const isNoticeFirst = (await response?.text())?.includes(`class="redirect-target"`) === true;
    const target = page.locator(".redirect-target");
    const reads = await target.textContent({ timeout: 10_000 }).catch(() => undefined);
    if (reads === undefined) return "404 page";
    await page.waitForURL(origin + reads, { timeout: 10_000 });
    return `${isNoticeFirst ? "notice" : "404 page, then notice"}, ${reads}`;
  } finally {
    await context.close();
  }
}
