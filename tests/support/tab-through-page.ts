import type { Page } from "@playwright/test";

import { installColors } from "./page-colors.ts";

/** Where the Tab key stopped, and how it looks there. */
export type Stop = {
  name: string;
  /** The part of the page it belongs to: rows are compared within one. */
  part: string;
  top: number;
  left: number;
  height: number;
  /** Thickness of the outline, and its contrast with what it lies on. */
  outline: number;
  contrast: number;
  /** What hides it, or cuts its outline off. */
  hiddenBy: string | undefined;
};

/** Describes what has the focus; nothing if that is the page itself. Runs in the page, so it stands alone. */
async function describeFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;

  // The pause toggle is a checkbox without a look of its own: its label carries the outline.
  const marked = element.closest("label") ?? element;
  const style = getComputedStyle(marked);
  const offset = Number.parseFloat(style.outlineOffset);
  const outline = style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
  const { groundOf, contrast } = window.pageColors;
  const ground = groundOf(offset < 0 ? marked : marked.parentElement);

  const findCover = (): string | undefined => {
    // Of a link on several lines the first is looked at, of a large box its upper part.
    const box = marked.getClientRects()[0] ?? marked.getBoundingClientRect();
    const height = Math.min(box.height, innerHeight / 3);
    for (const [x, y] of [
      [0.5, 0.5],
      [0.02, 0.1],
      [0.98, 0.9],
    ] as const) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + height * y);
      if (!hit) return "the edge of the window";
      if (!marked.contains(hit) && !hit.contains(marked)) return hit.outerHTML.slice(0, 120);
    }
    const reach = offset + outline;
    const whole = marked.getBoundingClientRect();
    for (let at = marked.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const edge = at.getBoundingClientRect();
      const isCut = whole.left - reach < edge.left - 0.5 || whole.right + reach > edge.right + 0.5;
      if (isCut) return `the edge of ${at.className}`;
    }
    return undefined;
  };
  let hiddenBy = findCover();
  if (hiddenBy !== undefined) {
    // Scrolling to it, and laying out what came into sight, may take a frame or two.
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
    hiddenBy = findCover();
  }
  const first = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent.trim()) || element.id,
    part: element.closest("header, main, footer, .consent-banner")?.tagName ?? "",
    top: first.top + scrollY,
    // In a row that scrolls by itself, where it stands in the row.
    left: first.left + (element.closest(".scroll-row")?.scrollLeft ?? 0),
    height: first.height,
    outline,
    contrast: contrast(style.outlineColor, ground),
    hiddenBy,
  };
}

/** A browser with a window of its own takes the focus, and may hand it back to where the page begins. */
const isSamePlace = (one: Stop, other: Stop | undefined): boolean =>
  one.name === other?.name && one.top === other.top && one.left === other.left;

/** Presses Tab from the top of the page until the focus leaves it, or has stopped more often than there are places. */
export async function tabThroughPage(page: Page, limit: number): Promise<Stop[]> {
  await page.evaluate(installColors);
  const stops: Stop[] = [];
  while (stops.length <= limit) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (!stop || isSamePlace(stop, stops[0])) break;
    stops.push(stop);
  }
  return stops;
}
