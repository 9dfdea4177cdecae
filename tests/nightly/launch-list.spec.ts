import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { readContent } from "#site/content/content.server.ts";

import { serveEditor } from "../../scripts/editor/serve-editor.ts";
import { EditorPage } from "../support/editor-page.ts";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "launch-")), "content");
const confirmed = path.join(folder, "confirmed.yaml");
const facts = path.join(folder, "site.yaml");
const setPhone = (phone: string) =>
  writeFileSync(facts, readFileSync(facts, "utf8").replace(/^phone: .*$/m, `phone: ${phone}`));
let editor: Awaited<ReturnType<typeof serveEditor>>;

test.beforeEach(async ({ page, context }) => {
  cpSync("content", folder, { recursive: true });
  rmSync(confirmed, { force: true });
  setPhone("+49 30 55544");
  process.env["CONTENT_DIR"] = folder;
  editor = await serveEditor(0, "http://site.test");
  await context.route("http://site.test/**", (route) => route.fulfill({ body: "The page" }));
  await page.goto(`${editor.origin}/launch.html`);
});

test.afterEach(() => {
  delete process.env["CONTENT_DIR"];
  editor.stop();
});

test.afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const confirm = (page: Page, title: string) => row(page, title).getByRole("button", { name: "Confirm" });
const undo = (page: Page, title: string) => row(page, title).getByRole("button", { name: "Undo" });

test("a decision is confirmed and undone with the keyboard, which stays in its row", async ({ page }) => {
  const status = page.getByRole("status");
  await confirm(page, "Phone number").focus();
  await page.keyboard.press("Enter");
  await expect(status).toContainText(/^Confirmed: Phone number\. 1 of \d+ decided, \d+ block the launch$/);
  await expect(page.getByText(/^1 of \d+ decided, /)).toBeVisible();
  await expect(undo(page, "Phone number")).toBeFocused();
  expect(readFileSync(confirmed, "utf8")).toMatch(/^phone-number: sha256-[0-9a-f]+\n$/);

  await page.reload();
  await undo(page, "Phone number").press("Space");
  await expect(confirm(page, "Phone number")).toBeFocused();
  await expect(status).toContainText("Open again: Phone number. 0 of");
  expect(existsSync(confirmed)).toBe(false);
});

test("a second click in the same place changes nothing, and no other row moves there", async ({ page }) => {
  const place = async (title: string) => (await confirm(page, title).boundingBox()) ?? { x: 0, y: 0 };
  await confirm(page, "Phone number").scrollIntoViewIfNeeded();
  const { x, y } = await place("Phone number");
  const next = await place("Key for search engines");
  await page.mouse.click(x + 9, y + 9);
  await expect(undo(page, "Phone number")).toBeFocused();
  expect(await place("Key for search engines")).toEqual(next);
  await page.mouse.click(x + 9, y + 9);
  await page.reload();
  await expect(undo(page, "Phone number")).toBeVisible();
});

test("a sample, and a page that nobody opened, are refused in their row", async ({ page, context }) => {
  const status = page.getByRole("status");
  setPhone("+49 89 99998-000");
  await page.reload();
  await confirm(page, "Phone number").press("Enter");
  await expect(row(page, "Phone number").getByText("Replace “+49 89 99998-000” first.")).toBeInViewport();
  await expect(status).toContainText("Phone number is not confirmed. Replace “+49 89 99998-000” first.");
  await expect(confirm(page, "Phone number")).toBeFocused();

  await expect(confirm(page, "Contact us")).toHaveAccessibleDescription("Open the page and read it first.");
  await confirm(page, "Contact us").press("Enter");
  await expect(status).toContainText("Contact us is not confirmed");
  const opened = context.waitForEvent("page");
  await row(page, "Contact us").getByRole("link", { name: "Open the page" }).click();
  expect((await opened).url()).toBe("http://site.test/contact");
  await page.reload();
  await confirm(page, "Contact us").click();
  await expect(undo(page, "Contact us")).toBeFocused();
});

test("a text that changed after the list was loaded is shown before it can be confirmed", async ({ page }) => {
  await expect(row(page, "Phone number")).toContainText("+49 30 55544");
  setPhone("+49 30 55545");
  await confirm(page, "Phone number").click();
  await expect(row(page, "Phone number")).toContainText("has changed since the list was loaded");
  expect(existsSync(confirmed)).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(row(page, "Phone number")).toContainText("+49 30 55545");
  await confirm(page, "Phone number").click();
  await expect(undo(page, "Phone number")).toBeVisible();
  setPhone("+49 30 55546");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(row(page, "Phone number")).toContainText("Changed since it was confirmed");
});

test("filters show what can wait, what a lawyer reads, and what is open", async ({ page }) => {
  const titles = page.getByRole("heading", { level: 3 });
  const show = (name: string) => page.getByRole("radio", { name }).check();
  await show("Can wait");
  await expect(row(page, "Key for search engines")).toBeVisible();
  await expect(row(page, "Phone number")).toBeHidden();
  await show("For a lawyer");
  await expect(page.getByRole("status")).toHaveText(
    `${await titles.filter({ visible: true }).count()} decisions shown`,
  );
  await expect(row(page, "Hosting provider")).toBeVisible();
  await show("Blocks the launch");
  await confirm(page, "Phone number").click();
  await expect(undo(page, "Phone number")).toBeVisible();
  await page.getByRole("checkbox", { name: "Hide decided" }).check();
  await expect(row(page, "Phone number")).toBeHidden();
  await expect(row(page, "Email addresses")).toBeVisible();
});

test("a link of the list opens its field in the editor", async ({ page }) => {
  const { legal, externals } = readContent(folder).site;
  const values = { "Hosting provider": legal.hostingProvider, "Link to careers": externals["careers"] ?? "" };
  const listHash = async (title: string) => {
    const link = row(page, title).getByRole("link", { name: "Edit" });
    return new URL((await link.getAttribute("href")) ?? "", page.url()).hash;
  };
  const hashes = await Promise.all(Object.keys(values).map(listHash));
  const window = new EditorPage(page);
  await window.open();
  for (const [index, value] of Object.values(values).entries()) {
    await page.evaluate((target = "") => (location.hash = target), hashes[index]);
    const focused = page.locator(":is(input, textarea):focus");
    await expect(focused).toHaveValue(value);
    await focused.press("End");
    await page.keyboard.type("!");
  }
  // Going to the second field has not discarded what was typed into the first.
  await page.evaluate((target = "") => (location.hash = target), hashes[0]);
  await expect(page.locator(":is(input, textarea):focus")).toHaveValue(`${Object.values(values)[0]}!`);
  window.close();
});
