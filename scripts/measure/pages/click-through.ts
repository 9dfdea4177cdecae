import { readFileSync } from "node:fs";

import type { Browser } from "@playwright/test";
import { parse } from "node-html-parser";

import { pageFile } from "../../files/page-file.ts";

const linkTo = (route: string): string => `main a[href="${route}"], footer a[href="${route}"]`;

/** A page with a link to another in its text or footer, where a visitor would come from; any page has it in its menu. */
export function findLinkTo(route: string, routes: readonly string[]): string {
  const from = routes.find((other) => {
    const page = parse(readFileSync(pageFile("build/client", other), "utf8"));
    return other !== route && page.querySelector(linkTo(route)) !== null;
  });
  return from ?? "/";
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
  let link = page.locator(linkTo(route)).filter({ visible: true }).first();
  if ((await link.count()) === 0) {
    link = page.locator(`.menu-panel a[href="${route}"]`).first();
    await page.locator("li", { has: link }).locator("> .menu-trigger").click();
  }
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
