import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, test } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";

import { freePort } from "../../scripts/servers/free-port.ts";
import { EditorPage } from "../support/editor-page.ts";

test.use({ viewport: { width: 1440, height: 900 }, locale: "en-US" });

test("the editor shows what is being typed on its page, and problems in the words of the form", async ({ page }) => {
  const port = await freePort();
  const editor = new EditorPage(page);
  const folder = await editor.open(`http://localhost:${port}`);
  const site = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "dev", "--strictPort", "--port", String(port)],
    { stdio: "ignore", env: { ...process.env, CONTENT_DIR: folder } },
  );
  try {
    const isServing = () =>
      fetch(`http://localhost:${port}/contact`).then(
        (response) => response.ok,
        () => false,
      );
    await expect.poll(isServing, { timeout: 120_000 }).toBe(true);
    const story = getContent().cases.find(({ timeline }) => timeline);
    const [, step] = story?.timeline ?? [];
    await editor.edit("cases", story?.slug ?? "");
    const pane = page.frameLocator("iframe.preview");
    const preview = pane.frameLocator("iframe");
    await expect(preview.locator("html[data-ready]")).toBeAttached({ timeout: 120_000 });

    const title = editor.box("Title", await editor.unfold(step?.title ?? ""));
    await title.fill("Typed a moment ago");
    await expect(preview.getByText("Typed a moment ago").first()).toBeInViewport();

    await title.fill("x".repeat(61));
    await expect(pane.getByRole("alert")).toContainText("Title is longer than 60 characters");
    await expect(preview.getByText("Typed a moment ago").first()).toBeVisible();

    // In the new page of another entry, and in an answer that is folded there.
    const [group] = getContent().questions;
    await title.fill("Typed a moment ago");
    await editor.edit("faq", "questions");
    await editor.unfold(group?.label ?? "");
    const question = await editor.unfold(group?.items.at(-1)?.question ?? "");
    await editor.box("Answer", question).fill("Typed into a folded answer");
    await expect(preview.getByText("Typed into a folded answer")).toBeInViewport();
  } finally {
    site.kill();
    await once(site, "exit");
    editor.close();
  }
});
