import type { Page } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { visit } from "./strict-page.ts";

export const glossary = pagePath("glossary");
export const shown = (page: Page) => page.locator(".term-card:visible");
export const search = (page: Page) => page.getByRole("searchbox");
export const category = (page: Page, name: string) =>
  page.getByRole("search").getByRole("button", { name, exact: true });

/** Returns whether the entry is in the viewport, below the header. */
export const isInView = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 60 && top < innerHeight;
  });

export const open = (page: Page, path = glossary) => visit(page, path);
