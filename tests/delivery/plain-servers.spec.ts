import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { employeesPath } from "../../api/contract.ts";
import type { Employee } from "../../api/contract.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { layOutForHost } from "../../scripts/stage/lay-out-for-host.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import { startBareNginx } from "../../scripts/stage/start-bare-nginx.ts";
import { routeTable } from "../support/route-table.ts";
import { serveFolder } from "../support/static-server.ts";
import { collectViolations } from "./collect-violations.ts";

// The build is files and each page carries its policy: whoever serves them, the site works and is guarded.

declare global {
  interface Window {
    brokenIn?: boolean;
  }
}

const team: Employee[] = [{ id: 1, name: "Ada", title: null, image_url: null, order: 1, created_at: "2026-01-05" }];

/** A plain server has no data service behind it: its answer is played, so that what is said is said by the page. */
const playTeam = (context: BrowserContext) =>
  context.route(`**${employeesPath}*`, (route) => route.fulfill({ json: team }));

/** nginx with what its manual shows on the first page, and the name of the not-found page. */
const plainRules = "location / { try_files $uri $uri/index.html =404; } error_page 404 /not-found/index.html;";

/** What `npx serve` answers with: pages without a slash at their end and 404.html, as most static hosts do. */
function startServe() {
  const folder = mkdtempSync(path.join(tmpdir(), "website-plain-"));
  layOutForHost("cloudflare", folder);
  // Not when it stops: a file that is just being opened for an aborted request would be missed, loudly.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return serveFolder(folder, true);
}

type Server = {
  start: () => Promise<{ origin: string; stop: () => Promise<unknown> }>;
  prepare?: typeof playTeam;
};

const servers: Record<string, Server> = {
  "nginx with ten lines": { start: () => startBareNginx("build/client", { rules: plainRules }), prepare: playTeam },
  "npx serve, from the files laid out for a static host": { start: startServe, prepare: playTeam },
  "our own nginx": { start: async () => startChain(await freePort()) },
};

/** What is drawn or fetched only when it comes into view is allowed as well. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

/** Runs nothing if the policy of the page is in force; one violation tells that all others have been told. */
async function breakIn(page: Page, violations: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.brokenIn = true";
    document.body.append(script);
  });
  const hasRun = await page.evaluate(() => window.brokenIn === true);
  if (hasRun) return ["a foreign script ran"];
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  return violations.splice(0);
}

for (const [name, { start, prepare }] of Object.entries(servers)) {
  test(`QUAL-7 QUAL-9 by ${name}, every page and the not-found page come to life, are guarded and say nothing`, async ({
    context,
    page,
  }) => {
    const problems: string[] = [];
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`error: ${error.message}`));
    const violations = await collectViolations(context);
    await prepare?.(context);
    const server = await start();
    try {
      for (const route of [...routeTable, "/nowhere"]) {
        const isPage = route !== "/nowhere";
        const note = (problem: string) => problems.push(`${route}: ${problem}`);
        said.length = 0;
        const response = await page.goto(server.origin + route);
        if (response?.status() !== (isPage ? 200 : 404)) note(`status ${response?.status()}`);
        if (new URL(page.url()).pathname !== route) note(`sent on to ${page.url()}`);
        // The team is the last to come.
        const last = page.locator(route === pagePath("about") ? ".team-grid > li" : "html[data-hydrated]").first();
        const isAlive = await last.waitFor({ state: "attached", timeout: 10_000 }).then(
          () => true,
          () => false,
        );
        // The browser itself reports that an address leads nowhere.
        for (const text of said.filter((message) => isPage || !message.includes("status of 404"))) note(text);
        if (!isAlive) {
          // Nor will the others be, and each would take as long.
          note("not hydrated");
          break;
        }
        if ((await page.locator('head > meta[http-equiv="Content-Security-Policy"]').count()) !== 1) note("no policy");
        if (prepare === undefined) await scroll(page);
        const blocked = await breakIn(page, violations);
        if (blocked.join() !== `${page.url()}: script-src-elem blocked inline`) note(blocked.join(", "));
      }
      expect(problems).toEqual([]);

      said.length = 0;
      await page.goto(server.origin);
      await page.locator("html[data-hydrated]").waitFor();
      await page
        .locator(`header a[href="${pagePath("contact")}"]`)
        .filter({ visible: true })
        .click();
      await page.waitForURL(server.origin + pagePath("contact"));
      await page.locator('script[type="application/ld+json"]').waitFor({ state: "attached" });
      expect(said, "by a link").toEqual([]);
    } finally {
      await server.stop();
    }
  });
}
