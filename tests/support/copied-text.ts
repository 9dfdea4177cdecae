import type { Page } from "@playwright/test";

declare global {
  interface Window {
    copiedText?: string;
  }
}

/** Records copied text, because our permissions policy forbids reading the clipboard. */
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
