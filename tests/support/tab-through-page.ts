import type { Page } from "@playwright/test";

import { installColors } from "./page-colors.ts";

export type Stop = NonNullable<Awaited<ReturnType<typeof describeFocus>>>;

/** Describes the focused element and its outline. Runs in the page. */
async function describeFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;

  // The pause toggle is an invisible checkbox: its label shows the outline.
  const outlined = element.closest("label") ?? element;
  const style = getComputedStyle(outlined);
  const offset = Number.parseFloat(style.outlineOffset);
  const outline = style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
  const { groundOf, contrast } = window.pageColors;

  /** Returns what covers the element or cuts its outline off. */
  const findCover = (): string | undefined => {
    // Checks the first line of a link and the upper part of a large element.
    const line = outlined.getClientRects()[0] ?? outlined.getBoundingClientRect();
    const height = Math.min(line.height, innerHeight / 3);
    for (const [x, y] of [
      [0.5, 0.5],
      [0.02, 0.1],
      [0.98, 0.9],
    ] as const) {
      const hit = document.elementFromPoint(line.left + line.width * x, line.top + height * y);
      if (!hit) return "the edge of the window";
      if (!outlined.contains(hit) && !hit.contains(outlined)) return hit.outerHTML.slice(0, 120);
    }
    const { left, right } = outlined.getBoundingClientRect();
    const reach = offset + outline;
    for (let at = outlined.parentElement; at && at !== document.body; at = at.parentElement) {
      const edge = at.getBoundingClientRect();
      const isCut = left - reach < edge.left - 0.5 || right + reach > edge.right + 0.5;
      if (isCut && getComputedStyle(at).overflowX !== "visible") return `the edge of ${at.className}`;
    }
    return undefined;
  };
  // Scrolling to the element may take a frame or two.
  if (findCover() !== undefined) {
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  }
  let scrolled = 0;
  for (let at = element.parentElement; at; at = at.parentElement) scrolled += at.scrollLeft;
  const { top, left, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return {
    name: (element.getAttribute("aria-label") ?? element.textContent.trim()) || element.id,
    // A radio has its own: the panel that it shows may be above it.
    landmark: element.closest("[type=radio], header, main, footer, .consent-banner")?.tagName ?? "",
    top: top + scrollY,
    left: left + scrolled,
    height,
    isFaint: outline < 2 || contrast(style.outlineColor, groundOf(offset < 0 ? outlined : outlined.parentElement)) < 3,
    hiddenBy: findCover(),
  };
}

/** Presses Tab from the top of the page until the focus leaves it or there are more stops than `limit`. */
export async function tabThroughPage(page: Page, limit: number): Promise<Stop[]> {
  await page.evaluate(installColors);
  const stops: Stop[] = [];
  while (stops.length <= limit) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    // Chromium with a window may wrap around to the first stop.
    if (!stop || (stop.name === stops[0]?.name && stop.top === stops[0].top && stop.left === stops[0].left)) break;
    stops.push(stop);
  }
  return stops;
}
