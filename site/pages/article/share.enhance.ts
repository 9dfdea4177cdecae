import { showToast } from "#site/blocks/show-toast.ts";

import { sharePage } from "./share-page.ts";

/** Shares the article. Not in an island: browsers share and copy only shortly after a click, before React may have arrived. */
export default function enhanceShare(button: HTMLElement): void {
  button.addEventListener("click", () => void sharePage(document.querySelector("h1")?.textContent ?? "", showToast));
}
