import type { Locator } from "@playwright/test";

export const readHrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? ""));
