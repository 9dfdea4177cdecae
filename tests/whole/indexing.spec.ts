import { readFileSync } from "node:fs";

import { test as base, expect } from "@playwright/test";
import type { Page, Request } from "@playwright/test";

import { describePages, indexingPath, keyFile } from "../../api/contract.ts";
import type { PageManifest } from "../../api/contract.ts";
import { hydrated } from "../support/quiet-page.ts";
import { routeTable } from "../support/route-table.ts";

const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
const home = manifest.origin;

type Production = { posts: Request[]; messages: string[] };

/** A browser for which the site's own host is the nginx of the test, with everything behind it. */
const test = base.extend<{ production: Production }>({
  production: async ({ page, baseURL }, provide) => {
    const production: Production = { posts: [], messages: [] };
    await page.route(`${home}/**`, async (route) => {
      const url = route
        .request()
        .url()
        .replace(home, baseURL ?? "");
      await route.fulfill({ response: await route.fetch({ url, headers: await route.request().allHeaders() }) });
    });
    page.on("request", (request) => {
      if (request.url().endsWith(indexingPath)) production.posts.push(request);
    });
    page.on("console", (message) => production.messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => production.messages.push(`error: ${error.message}`));
    await provide(production);
    // What is still on its way when a test ends is of no interest.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

/** Not what the browser itself says about a failed request: a seeded photograph is missing on this host. */
const isOurs = (message: string): boolean => !message.startsWith("error: Failed to load resource");

/** Pages report when the browser is idle: whoever has asked for that before has had their turn. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));

test("CALL-1 CALL-2 every page that is opened reports itself to our own host, and the service answers", async ({
  page,
  production: { posts, messages },
}) => {
  await page.goto(`${home}/privacy`);
  await hydrated(page);
  const answer = await page.waitForResponse(home + indexingPath);
  expect([202, 204]).toContain(answer.status());
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
  await expect.poll(() => posts.length).toBe(2);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /home page/ })
    .click();
  await expect.poll(() => posts.length).toBe(3);
  // A hash is no route change.
  await page.evaluate(() => {
    location.hash = "main";
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect.poll(() => posts.length).toBe(4);
  await settle(page);

  const paths = ["/privacy", "/imprint", "/", "/company/about"];
  expect(posts.map((post) => [post.method(), post.postDataJSON()])).toEqual(
    paths.map((path) => ["POST", describePages(manifest, [path])]),
  );
  for (const post of posts) {
    const headers = await post.allHeaders();
    expect(headers["origin"]).toBe(home);
    expect(headers["cookie"]).toBeUndefined();
    expect([202, 204]).toContain((await post.response())?.status());
  }
  expect(messages.filter(isOurs)).toEqual(
    paths.map((path) => expect.stringMatching(`^debug: Indexing ${path} 20[24]$`)),
  );
});

test("CALL-2 CALL-4 a report that fails is seen by nobody and stops nothing", async ({ page, production }) => {
  const ways = [500, "abort", "hang"] as const;
  for (const way of ways) {
    await page.route(home + indexingPath, async (route) => {
      if (way === "abort") await route.abort();
      else if (way === 500) await route.fulfill({ status: 500 });
    });
    production.posts.length = 0;
    await page.goto(`${home}/privacy`);
    await hydrated(page);
    const before = await page.locator("body").innerText();
    await expect.poll(() => production.posts.length).toBe(1);
    await settle(page);
    expect(await page.locator("body").innerText()).toBe(before);
    await page.getByRole("contentinfo").getByRole("link", { name: "Legal notice" }).click();
    await expect(page).toHaveURL(`${home}/imprint`);
    await expect.poll(() => production.posts.length).toBe(2);
    await page.unroute(home + indexingPath);
  }
  const ours = production.messages.filter(isOurs);
  expect(ours.filter((message) => !message.startsWith("debug: Indexing /"))).toEqual([]);
  expect(ours).toContain("debug: Indexing /privacy 500");
});

test("CALL-3 neither another host nor the not-found page nor a notice is reported; its target is", async ({
  page,
  production: { posts },
}) => {
  for (const address of ["/", "/contact", `${home}/nowhere`]) {
    await page.goto(address);
    await hydrated(page);
    await settle(page);
  }
  expect(posts).toEqual([]);
  await page.goto(`${home}/referenzen`);
  await hydrated(page);
  await expect(page).toHaveURL(`${home}/company/references`);
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ urlList: [`${home}/company/references`] });
});

test("CALL-3 a page that the browser prepares in advance is reported when somebody looks at it", async ({
  page,
  production: { posts },
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  await page.goto(`${home}/contact`);
  await hydrated(page);
  await settle(page);
  expect(posts).toEqual([]);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => posts.length).toBe(1);
});

test("CALL-3 the manifest knows every page, and the key file holds the key", async ({ request }) => {
  expect(Object.keys(manifest.pages).toSorted()).toEqual(routeTable.toSorted());
  const response = await request.get(keyFile(manifest.key));
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(manifest.key);
  expect((await request.get("/page-manifest.json")).status()).toBe(404);
});
