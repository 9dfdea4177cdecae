import { readFileSync } from "node:fs";

import { test as base, expect } from "@playwright/test";
import type { Page, Request } from "@playwright/test";

import { indexingMessage, indexingPath, keyFile } from "../../api/indexing/contract.ts";
import type { PageManifest } from "../../api/indexing/contract.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { routeTable } from "../support/route-table.ts";
import { startStack } from "../support/start-stack.ts";
import type { RunningStack } from "../support/start-stack.ts";
import { visit } from "../support/strict-page.ts";

const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
const home = manifest.origin;

let stack: RunningStack;

/** Serves the production host from nginx with the data service, and records reports and console messages. */
const test = base.extend<{ production: { posts: Request[]; messages: string[] } }>({
  production: async ({ page }, provide) => {
    const posts: Request[] = [];
    const messages: string[] = [];
    await page.route(`${home}/**`, async (route) => {
      const request = route.request();
      const url = request.url().replace(home, stack.origin);
      await route.fulfill({ response: await route.fetch({ url, headers: await request.allHeaders() }) });
    });
    page.on("request", (request) => {
      if (request.url().endsWith(indexingPath)) posts.push(request);
    });
    page.on("console", (message) => {
      // The browser itself logs failed requests.
      const text = message.text();
      if (!text.startsWith("Failed to load resource")) messages.push(`${message.type()}: ${text}`);
    });
    page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
    await provide({ posts, messages });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

test.beforeAll(async () => {
  stack = await startStack(await freePort());
});
test.afterAll(() => stack.stop());

const follow = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();

/** Waits until the browser was idle, which is when pages are reported. */
const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

test("every page is reported to our own host", { tag: ["@CALL-1", "@CALL-2"] }, async ({ page, production }) => {
  const { posts, messages } = production;
  await visit(page, `${home}/privacy`);
  await expect.poll(() => posts.length).toBe(1);
  await follow(page, "/imprint");
  await expect.poll(() => posts.length).toBe(2);
  // A new hash is not reported.
  await page.evaluate(() => {
    location.hash = "main";
  });
  await follow(page, "/services/devops");
  await expect.poll(() => posts.length).toBe(3);
  await waitForIdle(page);

  const paths = ["/privacy", "/imprint", "/services/devops"];
  expect(posts.map((post) => [post.method(), post.postDataJSON()])).toEqual(
    paths.map((path) => ["POST", indexingMessage(manifest, [path])]),
  );
  for (const post of posts) {
    expect([202, 204]).toContain((await post.response())?.status());
    expect(await post.allHeaders()).toMatchObject({ origin: home });
    expect(await post.allHeaders()).not.toHaveProperty("cookie");
  }
  await expect
    .poll(() => messages)
    .toEqual(paths.map((path) => expect.stringMatching(`^debug: Indexing ${path} 20[24]$`)));
});

test("a failed report is invisible", { tag: ["@CALL-2", "@CALL-4"] }, async ({ page, production }) => {
  const { posts, messages } = production;
  await page.route(home + indexingPath, (route) =>
    posts.length === 1 ? route.fulfill({ status: 500 }) : route.abort(),
  );
  await visit(page, `${home}/privacy`);
  const before = await page.locator("body").innerText();
  await expect.poll(() => messages).toEqual(["debug: Indexing /privacy 500"]);
  expect(await page.locator("body").innerText()).toBe(before);
  await follow(page, "/imprint");
  await expect(page).toHaveURL(`${home}/imprint`);
  await expect.poll(() => messages[1]).toContain("debug: Indexing /imprint TypeError");
  expect(messages).toHaveLength(2);
});

test("other hosts and unknown paths are not reported", { tag: "@CALL-3" }, async ({ page, production: { posts } }) => {
  for (const url of ["/", `${home}/nowhere`]) {
    await visit(page, url);
    await waitForIdle(page);
  }
  expect(posts).toEqual([]);
  // The notice of a legacy URL is not reported, its target is.
  await visit(page, `${home}/referenzen`);
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ urlList: [`${home}/company/references`] });
});

test("the manifest lists every page, and the key file contains the key", { tag: "@CALL-3" }, async ({ request }) => {
  expect(Object.keys(manifest.pages).toSorted()).toEqual(routeTable.toSorted());
  const response = await request.get(keyFile(manifest.key));
  expect([response.status(), await response.text()]).toEqual([200, manifest.key]);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await request.get("/page-manifest.json")).status()).toBe(404);
});
