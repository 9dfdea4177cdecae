import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { pagePath, servicePath } from "#site/paths.ts";

import { employeesPath } from "../../api/contract.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { packageForHost } from "../../scripts/build/hosts/package-for-host.ts";
import { fileHeaders, filePolicy, pageCache, securityHeaders } from "../../scripts/build/hosts/response-headers.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { serveFolder } from "../support/static-server.ts";
import { ready } from "../support/strict-page.ts";

test("pages of a static host start under a policy", { tag: ["@QUAL-7", "@QUAL-9"] }, async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-plain-"));
  packageForHost("cloudflare", folder);
  // serve-handler works like most static hosts: URLs without .html, 404.html, none of our headers.
  const server = await serveFolder(folder, true);
  const messages: string[] = [];
  // Chromium logs the status of /nowhere.
  page.on("console", (message) => !message.text().includes("status of 404") && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  // A static host has no data service.
  await page.route(`**${employeesPath}*`, (route) => route.fulfill({ json: [] }));
  for (const route of ["/", servicePath("devops"), pagePath("about"), pagePath("glossary"), "/nowhere"]) {
    const response = await page.goto(server.origin + route);
    expect([route, response?.status()]).toEqual([route, route === "/nowhere" ? 404 : 200]);
    await ready(page);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached();
  }
  await page
    .locator(`header a[href="${pagePath("contact")}"]`)
    .filter({ visible: true })
    .click();
  await page.waitForURL(server.origin + pagePath("contact"));
  expect(messages).toEqual([]);
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("nginx sends the headers that static hosts are given", { tag: "@QUAL-9" }, async () => {
  const site = await startSite(await freePort(), { tls: true });
  const asset = /\/assets\/[\w.-]+\.js/.exec((await sendLocalRequest(site.origin)).body)?.[0] ?? "";
  const sample = (pattern: string) =>
    pattern.replace("/assets/*", asset).replace("*.webmanifest", "site.webmanifest").replace("*", "contact");
  const rows = [
    { path: "/contact", headers: { ...securityHeaders, "Cache-Control": pageCache } },
    ...fileHeaders.map((row) => ({ ...row, headers: { ...securityHeaders, ...filePolicy, ...row.headers } })),
  ];
  for (const row of rows) {
    const { headers } = await sendLocalRequest(site.origin + sample(row.path));
    for (const [name, value] of Object.entries(row.headers))
      expect([row.path, name, headers[name.toLowerCase()]]).toEqual([row.path, name, value]);
  }
  await site.stop();
});
