import type { Page } from "@playwright/test";

declare global {
  interface Window {
    copiedText?: string;
  }
}

/** Remembers what the page puts into the clipboard: our permissions policy lets nobody read it there. */
export const recordCopies = (page: Page) =>
  page.addInitScript(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      window.copiedText = text;
    };
  });

export const copiedText = (page: Page) => page.evaluate(() => window.copiedText);
