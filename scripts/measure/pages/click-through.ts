import { readFileSync } from "node:fs";

import type { Browser } from "@playwright/test";
import { parse } from "node-html-parser";

import { pageFile } from "../../files/page-file.ts";

/** A page with a link to another in its text or footer: where a visitor would come from. */
export function findLinkTo(route: string, routes: readonly string[]): string {
  const from = routes.find((other) => {
    const page = parse(readFileSync(pageFile("build/client", other), "utf8"));
    return other !== route && page.querySelector(`main a[href="${route}"], footer a[href="${route}"]`) !== null;
  });
  if (from === undefined) throw new Error(`No page links to ${route}`);
  return from;
}

/** From the press on a link whose page has been fetched, to the frame that shows the new heading: by the clock, unthrottled. */
export async function clickThrough(browser: Browser, origin: string, from: string, route: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: "cookieConsent", value: "declined" }] }] },
  });
  const page = await context.newPage();
  await page.goto(origin + from);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const link = page.locator(`main a[href="${route}"]:visible, footer a[href="${route}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState("networkidle");
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              const now = document.querySelector("h1");
              // The task after a frame's is run when the frame is painted.
              if (now !== before && now !== null) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
  );
  await link.click();
  const time = await shown;
  await context.close();
  return time;
}
