import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { readContent } from "#site/content/content.server.ts";

import { serveEditor } from "../../scripts/editor/serve-editor.ts";

test("a confirmed value loses its mark and keeps its row", async ({ page }) => {
  const content = path.join(mkdtempSync(path.join(tmpdir(), "launch-")), "content");
  cpSync("content", content, { recursive: true });
  process.env["CONTENT_DIR"] = content;
  const { origin, stop } = await serveEditor(0, "http://site.test");
  const before = readContent(content).placeholders;
  await page.goto(`${origin}/launch.html`);
  const boxes = page.getByRole("checkbox");
  const total = page.locator("#summary tr").last().locator("td").nth(1);
  await expect(total).toHaveText(String(before.length));
  const response = Promise.withResolvers<void>();
  await page.route("**/launch.json", async (route) => {
    await response.promise;
    await route.continue();
  });
  const { x = 0, y = 0 } = (await boxes.first().boundingBox()) ?? {};
  const click = () => page.mouse.click(x + 5, y + 5);
  await click();
  await expect(boxes.nth(1)).toBeDisabled();
  await click();
  response.resolve();
  await expect(total).toHaveText(String(before.length - 1));
  await expect(boxes.nth(1)).toBeFocused();
  await click();
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.first()).toBeDisabled();
  await expect(boxes.nth(1)).not.toBeChecked();
  expect(readContent(content).placeholders).toHaveLength(before.length - 1);
  delete process.env["CONTENT_DIR"];
  stop();
  rmSync(path.dirname(content), { recursive: true });
});
