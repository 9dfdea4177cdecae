import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { listFiles } from "../../scripts/build/build-files.ts";
import { serveEditor } from "../../scripts/editor/serve-editor.ts";

type Files = Record<string, string>;

declare global {
  /** Defined in the page: opens a file in the browser's file system, where the editor finds the repository. */
  function openFile(name: string, options?: { create: boolean }): Promise<FileSystemFileHandle>;
}

/** The editor with a copy of the content in the browser's file system. */
export class EditorPage {
  readonly page: Page;
  readonly before: Files = Object.fromEntries(
    listFiles("content")
      .filter((file) => /\.(yaml|mdx)$/.test(file))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );
  close = (): void => {};

  constructor(page: Page) {
    this.page = page;
  }

  async open(siteUrl = "http://site.test"): Promise<string> {
    const { origin, previewed, stop } = await serveEditor(0, siteUrl);
    this.close = stop;
    await this.page.addInitScript(() => {
      Object.assign(globalThis, {
        showDirectoryPicker: () => navigator.storage.getDirectory(),
        openFile: async (name: string, options?: { create: boolean }) => {
          const parts = name.split("/");
          let folder = await navigator.storage.getDirectory();
          for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, options);
          return folder.getFileHandle(parts.at(-1) ?? "", options);
        },
      });
    });
    await this.page.goto(`${origin}/config.json`);
    await this.#write({ ...this.before, ".git/config": '[remote "origin"]\n  url = https://git.test/website\n' });
    await this.page.goto(origin);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await this.page.getByRole("treeitem", { name: "Pages" }).waitFor();
    return previewed;
  }

  async edit(collection: string, entry: string): Promise<void> {
    await this.leave();
    await this.page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}/entries/${entry}`);
    await this.page
      .getByRole("group", { name: /Field$/ })
      .first()
      .waitFor();
  }

  /** Closes the form, if one is open. */
  async leave(): Promise<void> {
    const back = this.page.getByRole("button", { name: "Cancel Editing" });
    if (await back.isVisible()) await back.click();
    await this.page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
  }

  /** Expands an entry of a list. */
  async unfold(summary: string): Promise<Locator> {
    const remove = this.page.getByRole("button", { name: "Remove", exact: true });
    const panels = remove.locator("xpath=ancestor::*[@role='group'][1]");
    await this.#scrollTo(panels.filter({ hasText: summary }).first());
    const index = (await panels.allTextContents()).findIndex((text) => text.trim().endsWith(summary));
    const panel = panels.nth(index);
    await panel.getByRole("button", { name: "Expand", exact: true }).first().click();
    return panel;
  }

  box = (name: string, within: Page | Locator = this.page): Locator =>
    within.getByRole("textbox", { name, exact: true }).first();

  /** Scrolls to a group of fields, which exist only in the viewport. */
  async field(name: string, within: Page | Locator = this.page): Promise<Locator> {
    const field = within.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
    await this.#scrollTo(field);
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    // The form stays open. Without a change, there is nothing to save.
    await expect(this.saveButton).toBeDisabled();
  }

  async read(): Promise<Files> {
    return this.page.evaluate(async (names) => {
      const files: Files = {};
      for (const name of names) files[name] = await (await (await openFile(name)).getFile()).text();
      return files;
    }, Object.keys(this.before));
  }

  /** Scrolls the form until an element exists. */
  async #scrollTo(target: Locator): Promise<void> {
    await this.page.mouse.move(300, 500);
    await expect(async () => {
      if ((await target.count()) > 0) return;
      await this.page.mouse.wheel(0, 500);
      throw new Error("The form has no such element yet");
    }).toPass({ intervals: [100] });
  }

  async #write(files: Files): Promise<void> {
    await this.page.evaluate(async (all) => {
      for (const [name, text] of Object.entries(all)) {
        const stream = await (await openFile(name, { create: true })).createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, files);
  }
}
