import { readFileSync } from "node:fs";

import type { Locator, Page } from "@playwright/test";

import { listFiles } from "../../scripts/files/list-files.ts";
import { serveEditor } from "../../scripts/editor/serve-editor.ts";

export type Files = Record<string, string>;

/** The real editor on a copy of the content, in a folder of the browser's own file system instead of one on the disk. */
export class EditorPage {
  readonly page: Page;
  readonly before: Files = Object.fromEntries(listFiles("content").map((file) => [file, readFileSync(file, "utf8")]));
  /** What the editor says about its configuration. */
  readonly warnings: string[] = [];
  #stop = (): void => {};

  constructor(page: Page) {
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "warning") this.warnings.push(message.text());
    });
  }

  async open(): Promise<void> {
    const { origin, stop } = await serveEditor(0, "http://site.test");
    this.#stop = stop;
    await this.page.addInitScript(() => {
      Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.page.goto(`${origin}/editor.js`);
    await this.#write({ ...this.before, ".git/config": '[remote "origin"]\n  url = https://git.test/website\n' });
    await this.page.goto(origin);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await this.page.getByRole("treeitem", { name: "Pages" }).waitFor();
  }

  close(): void {
    this.#stop();
  }

  /** Opens the form of an entry. */
  async edit(collection: string, entry: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}/entries/${entry}`);
    await this.page
      .getByRole("group", { name: /Field$/ })
      .first()
      .waitFor();
  }

  /** The folded panel of an entry of a list. */
  async panel(summary: string, within: Page | Locator = this.page): Promise<Locator> {
    const remove = within.getByRole("button", { name: "Remove", exact: true });
    const panels = remove.locator("xpath=ancestor::*[@role='group'][1]");
    await panels.filter({ hasText: summary }).first().waitFor();
    const index = (await panels.allTextContents()).findIndex((text) => text.trim().endsWith(summary));
    return panels.nth(index);
  }

  async unfold(summary: string): Promise<Locator> {
    const panel = await this.panel(summary);
    await panel.getByRole("button", { name: "Expand", exact: true }).first().click();
    return panel;
  }

  /** The box of a field; of several of that name, the first one. */
  box = (name: string, within: Page | Locator = this.page): Locator =>
    within.getByRole("textbox", { name, exact: true }).first();

  /** A field with fields inside, which are there only while it is to be seen. */
  async field(name: string, within: Page | Locator = this.page): Promise<Locator> {
    const field = within.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    // The form closes when the file is written.
    await this.page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
  }

  /** All files as they stand in the folder now. */
  async read(): Promise<Files> {
    return this.page.evaluate(async (names) => {
      const root = await navigator.storage.getDirectory();
      const read = async (name: string) => {
        const parts = name.split("/");
        let folder = root;
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await folder.getFileHandle(parts.at(-1) ?? "");
        return [name, await (await file.getFile()).text()] as const;
      };
      return Object.fromEntries(await Promise.all(names.map((name) => read(name))));
    }, Object.keys(this.before));
  }

  async #write(files: Files): Promise<void> {
    await this.page.evaluate(async (all) => {
      const root = await navigator.storage.getDirectory();
      for (const [name, text] of Object.entries(all)) {
        const parts = name.split("/");
        let folder = root;
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(parts.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, files);
  }
}
