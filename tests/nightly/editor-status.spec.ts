import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { releasePath } from "#site/paths.ts";

import { serveFolder } from "../support/static-server.ts";

test("the editor on GitHub says how far the open entry has come", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const env = { ...process.env, EDITOR_REPOSITORY: "owner/name" };
  execFileSync("node", ["scripts/editor/build-editor.ts", folder], { env });
  const server = await serveFolder(folder, true);
  // GitHub's answers, which nothing here can give.
  const answers: Record<string, unknown> = {
    "pulls?state=open&head=owner:cms/services-detail/cloud-exit": [{ created_at: "2026-11-18T09:00:00Z" }],
    "pulls?state=open&head=owner:cms/services-detail/devops": [],
    "commits?path=content/services/devops.yaml&per_page=1": [
      { sha: "text", commit: { committer: { date: "2026-11-16T09:00:00Z" } } },
    ],
    "commits/text/pulls": [{ merged_at: "2026-11-17T09:00:00Z" }],
    "compare/text...live": { status: "behind" },
  };
  await page.route("https://api.github.com/**", (route) => {
    const answer = answers[route.request().url().split("/repos/owner/name/")[1] ?? ""];
    if (answer !== undefined) expect(route.request().headers()["authorization"]).toBe("Bearer secret");
    return route.fulfill(answer === undefined ? { status: 401, json: {} } : { json: answer });
  });
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(getContent().site.origin + releasePath, (route) =>
    route.fulfill({ headers, json: { commit: "live" } }),
  );
  await page.addInitScript(() => localStorage.setItem("sveltia-cms.user", JSON.stringify({ token: "secret" })));

  // Hidden until one has signed in, for which there is no server here.
  const status = page.locator("footer").getByRole("status", { includeHidden: true });
  const open = (name: string) =>
    page.evaluate((hash) => (location.hash = hash), `#/collections/services-detail/entries/${name}`);
  await page.goto(server.origin);
  await open("cloud-exit");
  await expect(status).toHaveText(/^In review since 18 November 2026/);
  await open("devops");
  await expect(status).toHaveText(/^Merged on 17 November 2026.*, not yet live$/);
  answers["compare/text...live"] = { status: "ahead" };
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(status).toHaveText(/^Live, as merged on 17 November 2026/);
  await page.route(getContent().site.origin + releasePath, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(status).toHaveText(
    /^Merged on 17 November 2026.* did not answer, so it is not known whether it is live$/,
  );
  await page.goto(`${server.origin}/${await page.locator("footer a").getAttribute("href")}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
