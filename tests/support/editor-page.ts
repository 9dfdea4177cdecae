import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

type Files = Record<string, string>;

declare global {
  /** Defined in the page: opens a file in the browser's file system, where the editor finds the repository. */
  function openFile(name: string, options?: { create: boolean }): Promise<FileSystemFileHandle>;
}

/** The editor with files in the browser's file system, because a test cannot answer the browser's question for a folder. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(origin: string, files: Files): Promise<void> {
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
    await this.#write({ ...files, ".git/HEAD": "" });
    await this.page.goto(origin);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await this.page.getByRole("treeitem", { name: "Pages" }).waitFor();
  }

  /** Opens a form, from the lists that an editor sees. */
  async edit(collection: string, entry: string): Promise<void> {
    await this.page.getByRole("treeitem", { name: collection, exact: true }).click();
    await this.page.getByRole("row", { name: entry }).click();
    await this.page
      .getByRole("group", { name: /Field$/ })
      .first()
      .waitFor();
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

  /** Scrolls to a field with its label and inputs, which exist only in the viewport. */
  async field(name: string, within: Page | Locator = this.page): Promise<Locator> {
    const field = within.getByRole("group", { name: new RegExp(`^“.?${name}.?” Field$`) }).first();
    await this.#scrollTo(field);
    await field.scrollIntoViewIfNeeded();
    return field;
  }

  async fill(label: string, text: string, within: Page | Locator = this.page): Promise<void> {
    await (await this.field(label, within)).getByRole("textbox").fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await (await this.field(label)).getByRole("combobox").click();
    const choice = this.page.getByRole("option", { name: option, exact: true });
    await choice.click();
    await expect(choice).toBeHidden();
  }

  /** Adds an entry to a list. */
  async add(kind: string, within: Page | Locator = this.page): Promise<void> {
    // The CMS isolates names from the direction of the text around them.
    const button = within.getByRole("button", { name: new RegExp(`^Add .?${kind}.?$`) });
    await this.#scrollTo(button);
    await button.click();
  }

  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** Saves, which closes the form. */
  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.saveButton).toBeHidden();
  }

  async read(names: readonly string[]): Promise<Files> {
    return this.page.evaluate(async (all) => {
      const files: Files = {};
      for (const name of all) files[name] = await (await (await openFile(name)).getFile()).text();
      return files;
    }, names);
  }

  /** Scrolls the form until an element exists. */
  async #scrollTo(target: Locator): Promise<void> {
    await this.page.mouse.move(300, 500);
    await expect(async () => {
      if ((await target.count()) > 0) return;
      await this.page.mouse.wheel(0, 800);
      throw new Error("The form has no such element yet");
    }).toPass({ intervals: [50] });
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
