import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import type { RunningStack } from "../../scripts/servers/start-stack.ts";
import { expect, hydrated, test } from "../support/strict-page.ts";

// Browser, nginx, service, PostgreSQL: all real, and of this file alone, because its tests change the rows.

test.describe.configure({ mode: "serial" });

const team = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "The people you will work with" }) });
const members = (page: Page) => team(page).locator(".team-grid > li");

let chain: RunningStack;

test.beforeAll(async () => {
  chain = await startStack(await freePort());
  // Like a table of another service, which accepts any URL.
  ask('alter table employees drop constraint "image_url must be empty or look like /team/first-last.webp"');
});
test.afterAll(() => chain.stop());

/** Asks the database as its owner; the lines of the answer. */
const ask = (statement: string): string[] =>
  execFileSync("psql", [chain.database.adminUrl, "-v", "ON_ERROR_STOP=1", "-qAt", "-c", statement], {
    encoding: "utf8",
  }).split("\n");

/** Changes the rows, and lets the web server forget the team it has kept. */
const change = (...statements: string[]): void => {
  for (const statement of statements) ask(statement);
  chain.site.clearTeamCache();
};

const open = async (page: Page) => {
  await page.goto(`${chain.origin}/company/about`);
  await hydrated(page);
};

/** What is asked for the team, as it is asked. */
function recordRequests(page: Page) {
  const requests: { method: string; url: string; key: string | undefined }[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/rest/v1/employees")) return;
    requests.push({ method: request.method(), url: request.url(), key: request.headers()["apikey"] });
  });
  return requests;
}

test("ABOUT-1 ABOUT-2 ABOUT-6 ABOUT-10 intro, values, profiles, call, and every row by one GET, in its order and 3 to 5 columns", async ({
  page,
}) => {
  const requests = recordRequests(page);
  await open(page);
  await expect(page.locator(".about-intro p").first()).toBeVisible();
  const headings = await page.locator("main h2").allTextContents();
  expect(headings).toHaveLength(4);
  for (const [place, count] of [4, 2].entries()) {
    const section = page.locator("section", { has: page.getByRole("heading", { name: headings[place] ?? "" }) });
    await expect(section.getByRole("listitem")).toHaveCount(count);
  }
  await expect(members(page)).toHaveCount(12);
  await expect(page.locator("main section").last().getByRole("link")).toHaveAttribute("href", "/contact");
  expect(requests).toEqual([
    {
      method: "GET",
      url: `${chain.origin}/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc`,
      key: "public-anonymous-key",
    },
  ]);
  const names = ask('select name from employees order by "order" asc nulls last, created_at asc, id asc').slice(0, 12);
  const shown = await members(page).locator(".team-text > :first-child").allTextContents();
  expect(shown).toEqual(names.map((name) => name.trim() || "Team Member"));
  for (const [width, columns] of [
    [768, 3],
    [1024, 4],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await members(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test("ABOUT-7 ABOUT-8 ABOUT-9 missing names, titles and pictures have their fallbacks", async ({
  page,
  complaints,
}) => {
  change(
    "update employees set image_url = '/team/missing.jpg' where name = 'Erika Mustermann'",
    "update employees set image_url = 'https://photos.example.org/max.jpg' where name = 'Max Mustermann'",
  );
  await open(page);
  await expect(members(page)).toHaveCount(12);
  await expect(members(page).getByText("Team Member", { exact: true }).first()).toBeVisible();
  await expect(members(page).getByText("Employee", { exact: true }).first()).toBeVisible();
  const drawn = await members(page)
    .locator('img[src^="/team/"][src$=".svg"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  expect(drawn.length).toBeGreaterThan(6);
  expect(new Set(drawn.slice(0, 6)).size, "neighbours differ").toBeGreaterThanOrEqual(5);
  // Initials for a photograph that is missing, and for one on another host, which is not requested.
  await expect(members(page).filter({ hasText: "Erika Mustermann" })).toContainText("EM");
  await expect(members(page).filter({ hasText: "Max Mustermann" })).toContainText("MM");
  expect(complaints.join()).toContain("/team/missing.jpg");
  expect(complaints.join()).not.toContain("photos.example.org");
  complaints.length = 0;
  change("update employees set image_url = null where name like '% Mustermann'");
});

test("ABOUT-11 a second visit within five minutes asks nothing, a later one asks again", async ({ page }) => {
  await page.clock.install();
  const requests = recordRequests(page);
  const leaveAndReturn = async () => {
    await page.locator("header").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/contact$/);
    await page.goBack();
    await expect(members(page)).toHaveCount(12);
  };
  await open(page);
  await expect(members(page)).toHaveCount(12);
  await page.clock.fastForward(290_000);
  await leaveAndReturn();
  expect(requests).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await leaveAndReturn();
  await expect.poll(() => requests).toHaveLength(2);
});

test("ABOUT-3 ABOUT-14 while loading, a spinner is announced and the place is kept", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/employees*", async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await expect(team(page).getByRole("status")).toContainText("Loading the team");
  const call = page.locator("main section").last();
  const before = await call.boundingBox();
  release();
  await expect(members(page)).toHaveCount(12);
  expect(Math.abs(((await call.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test("ABOUT-15 600 hostile rows are text: nothing runs, nothing foreign is asked, nothing overflows", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(chain.origin)) foreign.push(request.url());
  });
  page.on("dialog", () => foreign.push("dialog"));
  // Before everybody else: markup, scripts, direction marks, emoji, endless words, addresses that are none.
  change(`insert into employees (name, title, image_url, "order")
    select (array['<img src=x onerror=alert(1)>', '<script>alert(2)</script>', repeat('W', 200000), U&'\\202E' || 'gnp.exe',
                  '👩‍🚀🇩🇪', '', null, '\${7*7}{{7*7}}', '"><svg onload=alert(3)>', repeat('ä ', 5000)])[n % 10 + 1],
           (array['<b>bold</b>', null, repeat('title ', 20000), '&lt;', 'O''Brien -- '])[n % 5 + 1],
           (array['javascript:alert(4)', 'data:text/html,<script>alert(5)</script>', '//evil.example/x.png', '', null,
                  'file:///etc/passwd', 'ht tp://x', repeat('http', 9000)])[n % 8 + 1],
           -(n % 50) - 1
    from generate_series(1, 600) as n`);
  await open(page);
  await expect(team(page).getByText("<script>alert(2)</script>", { exact: true }).first()).toBeVisible();
  const shown = await members(page).count();
  expect(shown).toBeGreaterThan(50);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await team(page).locator("script, b, svg:not(.iso)").count()).toBe(0);
  expect(foreign).toEqual([]);
  change('delete from employees where "order" < 0');
});

test("ABOUT-5 an empty table says so", async ({ page }) => {
  ask("create table kept as select * from employees");
  change("update website.team_minimum set minimum = 0", "delete from employees");
  await open(page);
  await expect(team(page).getByText("No team members found.")).toBeVisible();
  await expect(team(page).getByRole("button", { name: "Try again" })).toBeVisible();
  change(
    `insert into employees (name, title, image_url, "order", created_at)
      select name, title, image_url, "order", created_at from kept order by id`,
    "update website.team_minimum set minimum = 1",
  );
});

test("ABOUT-4 ABOUT-12 ABOUT-13 a failure is tried once again, logged, and said", async ({ page }) => {
  await chain.database.halt();
  chain.site.clearTeamCache();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const requests = recordRequests(page);
  await open(page);
  await expect(team(page).getByRole("alert")).toHaveText("Unable to load team members at this time.");
  expect(requests).toHaveLength(2);
  expect(logged.filter((text) => text.startsWith("Error fetching employees"))).toHaveLength(2);
  // Everything else on the page stands.
  await expect(page.locator("main section").last().getByRole("link")).toBeVisible();
  // As long as it is broken, trying again says the same, and the button stays where it is.
  const retry = team(page).getByRole("button", { name: "Try again" });
  await retry.focus();
  await retry.press("Enter");
  await expect.poll(() => requests).toHaveLength(4);
  await expect(team(page).getByRole("alert")).toBeVisible();
  await expect(retry).toBeFocused();
  await chain.database.resume();
  chain.site.clearTeamCache();
  await expect(async () => {
    await retry.press("Enter", { timeout: 1000 });
    await expect(members(page)).toHaveCount(12, { timeout: 3000 });
  }).toPass();
  await expect(team(page).locator(".team-grid")).toBeFocused();
});
