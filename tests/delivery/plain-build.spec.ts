import { chmodSync } from "node:fs";
import path from "node:path";

import { test as base, expect } from "@playwright/test";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { hydrated } from "../support/quiet-page.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { collectViolations } from "./collect-violations.ts";

const test = base.extend<{ violations: string[] }>({
  violations: [async ({ context }, provide) => provide(await collectViolations(context)), { auto: true }],
});

// Whoever tries a new version of the router starts here: nothing of ours stands between it and the browser.
test("QUAL-9 pages whose scripts and styles are as the router writes them work as well", async ({
  page,
  violations,
}) => {
  const copy = new RepositoryCopy();
  // nginx started by root answers as an account that has to get in.
  chmodSync(copy.folder, 0o755);
  for (const step of [
    ["react-router", "build"],
    ["node", "scripts/build/finish-build.ts"],
  ]) {
    const { status, output } = copy.run("env", ["PLAIN=yes", ...step]);
    expect(status, output).toBe(0);
  }
  const site = await startSite(await freePort(), { root: path.join(copy.folder, "build/client") });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  try {
    for (const route of ["/", "/services/devops", "/resources/glossary", "/contact"]) {
      await page.goto(site.origin + route);
      await hydrated(page);
    }
    expect(await page.locator('link[rel="stylesheet"]:not([disabled])').count()).toBeGreaterThan(0);
    await page.getByRole("contentinfo").getByRole("link").first().click();
    await expect(page).not.toHaveURL(/contact/);
    expect({ said, violations }).toEqual({ said: [], violations: [] });
  } finally {
    await site.stop();
    copy.delete();
  }
});
