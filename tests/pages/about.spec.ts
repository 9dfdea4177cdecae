import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../support/start-stack.ts";
import type { RunningStack } from "../support/start-stack.ts";
import { expect, showTeam, test, visit } from "../support/strict-page.ts";

// Starts a separate nginx, service and PostgreSQL, because these tests change rows.

test.describe.configure({ mode: "serial" });

const { site, pages } = getContent();
const { heading, loading, retry: retryLabel, expectedSize } = pages.about.team;

const team = (page: Page) => page.locator("section", { has: page.getByRole("heading", { name: heading }) });
const members = (page: Page) => team(page).locator(".team-grid > li:has(.team-text > p + p)");
const closingCall = (page: Page) => page.locator(".call-band");

let stack: RunningStack;

test.beforeAll(async () => {
  stack = await startStack(await freePort());
  // Other data services accept any URL.
  runSql("alter table employees drop constraint employees_image_url_check");
});
test.afterAll(() => stack.stop());

/** Runs a statement as the database owner and returns the lines of its output. */
const runSql = (statement: string): string[] =>
  execFileSync("psql", [stack.database.adminUrl, "-v", "ON_ERROR_STOP=1", "-qAt", "-c", statement], {
    encoding: "utf8",
  }).split("\n");

/** Changes rows and clears nginx's cache of the team. */
const change = (...statements: string[]): void => {
  for (const statement of statements) runSql(statement);
  stack.site.clearTeamCache();
};

const open = async (page: Page) => {
  await visit(page, `${stack.origin}/company/about`);
  await showTeam(page);
};

function recordRequests(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/rest/v1/employees")) return;
    requests.push(`${request.method()} ${request.url()} ${request.headers()["apikey"]}`);
  });
  return requests;
}

test("one request loads all rows in order", { tag: ["@ABOUT-2", "@ABOUT-6", "@ABOUT-10"] }, async ({ page }) => {
  const requests = recordRequests(page);
  await open(page);
  await expect(members(page)).toHaveCount(12);
  const url = `${stack.origin}/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc`;
  expect(requests).toEqual([`GET ${url} ${site.dataService.key}`]);
  const names = runSql('select name from employees order by "order" asc nulls last, created_at asc, id asc');
  await expect(members(page).locator(".team-text > :first-child")).toHaveText(
    names.slice(0, 12).map((name) => name.trim() || "Team Member"),
  );
  for (const [width, columns] of Object.entries({ 768: 3, 1024: 4, 1280: 5 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const lefts = await members(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size, `${width} px`).toBe(columns);
  }
});

test("missing fields have fallbacks", { tag: ["@ABOUT-7", "@ABOUT-8", "@ABOUT-9"] }, async ({ page, pageErrors }) => {
  change(
    "update employees set image_url = '/team/missing.jpg' where name = 'Erika Mustermann'",
    "update employees set image_url = 'https://photos.example.org/max.jpg' where name = 'Max Mustermann'",
  );
  await open(page);
  await expect(members(page)).toHaveCount(12);
  for (const fallback of ["Team Member", "Employee"])
    await expect(members(page).getByText(fallback, { exact: true }).first()).toBeVisible();
  const houses = await members(page)
    .locator('use[href*="#house-"]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
  expect(houses.length).toBeGreaterThan(6);
  expect(new Set(houses.slice(0, 3)).size, "neighbors differ").toBe(3);
  // Photographs on other hosts are not requested.
  await expect(members(page).filter({ hasText: "Erika Mustermann" })).toContainText("EM");
  await expect(members(page).filter({ hasText: "Max Mustermann" })).toContainText("MM");
  expect(pageErrors.join()).toContain("/team/missing.jpg");
  expect(pageErrors.join()).not.toContain("photos.example.org");
  pageErrors.length = 0;
  change("update employees set image_url = null where name like '% Mustermann'");
});

test(
  "a second visit after other pages shows the stored team for five minutes",
  { tag: "@ABOUT-11" },
  async ({ page }) => {
    await open(page);
    await expect(members(page)).toHaveCount(12);
    await page.locator("header").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/contact$/);
    await open(page);
    await expect(members(page)).toHaveCount(12);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/employees"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    // Nothing is transferred, because the browser has stored the response.
    expect(sizes).toEqual([0]);
    const { headers } = await page.request
      .get(`${stack.origin}/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc`, {
        headers: { apikey: site.dataService.key },
      })
      .then((response) => ({ headers: response.headers() }));
    expect(headers["cache-control"]).toBe("max-age=300");
  },
);

test("a spinner reserves space and is announced", { tag: ["@ABOUT-3", "@ABOUT-14"] }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/employees*", async (route) => {
    await held;
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    const json = Array.from({ length: expectedSize }, (_, id) => ({ ...rows[id % rows.length], id }));
    await route.fulfill({ response, json });
  });
  await open(page);
  await expect(team(page).getByRole("status")).toContainText(loading);
  const before = await closingCall(page).boundingBox();
  release();
  await expect(members(page)).toHaveCount(expectedSize);
  expect(Math.abs(((await closingCall(page).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test("hostile rows run no script and do not overflow", { tag: "@ABOUT-15" }, async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  change(`insert into employees (id, name, title, image_url, "order", created_at) values
    (101, '<script>alert(1)</script>', '<b>bold</b>', 'javascript:alert(2)', -4, now()),
    (102, '<img src=x onerror=alert(3)>', repeat('title ', 20000), 'data:text/html,<script>alert(4)</script>', -3, now()),
    (103, repeat('W', 200000), '&lt;', '//evil.example/x.png', -2, now()),
    (104, U&'\\202E' || 'gnp.exe', '"><svg onload=alert(5)>', repeat('http', 9000), -1, now())`);
  await open(page);
  await expect(team(page).getByText("<script>alert(1)</script>", { exact: true })).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(team(page).locator("script, b, svg:not(.lot svg), img[src=x]")).toHaveCount(0);
  expect(dialogs).toEqual([]);
  change('delete from employees where "order" < 0');
});

test("an empty list shows a message", { tag: "@ABOUT-5" }, async ({ page }) => {
  await page.route("**/rest/v1/employees*", (route) => route.fulfill({ json: [] }));
  await open(page);
  await expect(team(page).getByText("No team members found.")).toBeVisible();
  await expect(team(page).getByRole("button", { name: retryLabel })).toBeVisible();
});

test("a failure is retried once, then shown", { tag: ["@ABOUT-4", "@ABOUT-12", "@ABOUT-13"] }, async ({ page }) => {
  await page.route("**/rest/v1/employees*", (route) => route.fulfill({ status: 503 }));
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const requests = recordRequests(page);
  await open(page);
  await expect(team(page).getByRole("alert")).toHaveText("Unable to load team members at this time.");
  expect(requests).toHaveLength(2);
  expect(logged.filter((text) => text.startsWith("Error fetching employees"))).toHaveLength(2);
  await expect(closingCall(page).getByRole("link")).toBeVisible();
  const retry = team(page).getByRole("button", { name: retryLabel });
  await retry.press("Enter");
  await expect.poll(() => requests).toHaveLength(4);
  await expect(team(page).getByRole("alert")).toBeVisible();
  await expect(retry).toBeFocused();
  await page.unroute("**/rest/v1/employees*");
  await retry.press("Enter");
  await expect(members(page)).toHaveCount(12);
  await expect(team(page).locator(".team-grid")).toBeFocused();
});
