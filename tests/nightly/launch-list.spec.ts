import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { readContent } from "#site/collections/content.server.ts";

import { serveEditor } from "../../scripts/editor/serve-editor.ts";

test("a confirmed value disappears from the launch list and from the marks of its file", async ({ page }) => {
  const content = path.join(mkdtempSync(path.join(tmpdir(), "launch-")), "content");
  cpSync("content", content, { recursive: true });
  process.env["CONTENT_DIR"] = content;
  const { origin, stop } = await serveEditor(0, "http://site.test");
  const before = readContent(content).placeholders;
  await page.goto(`${origin}/launch.html`);
  const boxes = page.getByRole("checkbox");
  const total = page.locator("#summary tr").last().locator("td").nth(1);
  await expect(total).toHaveText(String(before.length));
  await boxes.first().click();
  await expect(total).toHaveText(String(before.length - 1));
  await expect(boxes.first()).toBeFocused();
  expect(readContent(content).placeholders).toHaveLength(before.length - 1);
  delete process.env["CONTENT_DIR"];
  stop();
  rmSync(path.dirname(content), { recursive: true });
});
