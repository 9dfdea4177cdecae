import type { Page } from "@playwright/test";

/** The nine sizes of type in tokens.css. */
const sizes = [15, 17, 19, 24, 34, 48, 64, 88, 112];

/** Returns sizes of text that are not in the scale, and headings that end in a line of one word. Runs in the page. */
function readType(scale: readonly number[]): { oddSizes: string[]; lonelyWords: string[] } {
  const oddSizes: string[] = [];
  const lonelyWords: string[] = [];
  const range = document.createRange();
  const bottomOf = (text: Text, from: number, to: number) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].at(-1)?.bottom ?? 0;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    // The digits of the 404 are a picture.
    const isUnseen = element?.closest("svg, script, style, noscript, .sr-only, .not-found-code");
    if (!element || isUnseen || text.data.trim() === "") continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!scale.includes(size)) oddSizes.push(`${size} px: ${text.data}`);
    const [, before, last] = /^(.*\S\s+\S+)\s+(\S+)\s*$/s.exec(text.data) ?? [];
    if (before === undefined || last === undefined || !element.closest("h1, h2, h3")) continue;
    const start = text.data.lastIndexOf(last);
    const isLonely = bottomOf(text, start, start + last.length) > bottomOf(text, 0, before.length) + 4;
    if (isLonely) lonelyWords.push(text.data.trim());
  }
  return { oddSizes, lonelyWords };
}

export const readTypography = (page: Page) => page.evaluate(readType, sizes);
