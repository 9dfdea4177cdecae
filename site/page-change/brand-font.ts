/**
 * The real font is used if it is there for the first paint. Later a swap would move text under the reader's eyes: the page
 * keeps its stand-in, and the next page change, which replaces everything anyway, shows the font.
 */
declare global {
  interface Window {
    /** Set by the script in the head of every built page. */
    brandFont?: FontFace;
  }
}

/** Milliseconds. Whoever has waited longer for the page is not made to wait for the font as well. */
const patience = 500;

let isThere = false;

/** In the head of a page. Browsers hold the first paint back a little for a font they load. */
export function prepareBrandFont(url: string): void {
  const font = new FontFace("Host Grotesk", `url(${url})`, { weight: "300 800" });
  window.brandFont = font;
  if (performance.now() > patience) return;
  let isPainted = false;
  const watch = () => {
    isPainted = document.body !== null;
    if (!isPainted) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const use = () => void (isPainted || document.fonts.add(font));
  font.load().then(use, () => undefined);
}

export async function loadBrandFont(): Promise<void> {
  await window.brandFont?.load().catch(() => undefined);
  isThere = window.brandFont?.status === "loaded";
}

export function showBrandFont(): void {
  if (isThere && window.brandFont) document.fonts.add(window.brandFont);
}
