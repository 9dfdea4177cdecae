/**
 * On a slow first visit the page keeps its stand-in font, because a swap would move text under the reader's eyes.
 * The next page change replaces everything anyway: from then on the real font shows.
 */
let isLoaded = false;

export async function loadBrandFont(): Promise<void> {
  await document.fonts.load('1em "Host Grotesk Loaded"');
  isLoaded = true;
}

export function showBrandFont(): void {
  if (isLoaded) document.documentElement.dataset["font"] = "loaded";
}
