import type { Browser } from "@playwright/test";

import { routeTable } from "../support/route-table.ts";
import { collectViolations } from "./collect-violations.ts";

export type Views = {
  count: number;
  slowest: number;
  failures: string[];
  violations: string[];
  stop: () => Promise<void>;
};

/** Two visitors who open one page after another; every third is the one with the team. */
export function viewPages(browser: Browser, origin: string, timeout: number, during: () => string): Views {
  const ending = new AbortController();
  const views: Views = { count: 0, slowest: 0, failures: [], violations: [], stop: async () => undefined };
  const visitors = Array.from({ length: 2 }, async (_, visitor) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const violations = await collectViolations(context);
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    for (let turn = visitor; !ending.signal.aborted; turn += 1) {
      const route = turn % 3 === 0 ? "/company/about" : (routeTable[turn % routeTable.length] ?? "/");
      const start = performance.now();
      const fault = during();
      said.length = 0;
      const problem = await (async () => {
        const response = await page.goto(origin + route, { waitUntil: "commit", timeout });
        if (response?.status() !== 200) return `status ${response?.status()}`;
        // Right after the answer the document has nothing in it yet.
        await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout });
        views.slowest = Math.max(views.slowest, performance.now() - start);
        if (route !== "/company/about") return undefined;
        const last = page.locator(".team-grid > li").nth(11);
        const isListed = await last.waitFor({ state: "attached", timeout }).then(
          () => true,
          () => false,
        );
        return isListed
          ? undefined
          : `no team, but: ${[...said, await page.locator(".team-placeholder").innerText()].join(" ")}`;
      })().catch((error: unknown) => String(error).split("\n")[0]);
      views.count += 1;
      if (problem !== undefined) views.failures.push(`${route} (${fault}): ${problem}`);
    }
    await context.close();
    views.violations.push(...violations);
  });
  views.stop = async () => {
    ending.abort();
    await Promise.all(visitors);
  };
  return views;
}
