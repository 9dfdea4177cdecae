import type { Locator } from "@playwright/test";

/** Where links lead, as their elements say it. */
export const readHrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? ""));
