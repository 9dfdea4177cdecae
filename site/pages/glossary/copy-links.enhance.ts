import { showToast } from "#site/blocks/show-toast.ts";
import { copyText } from "#site/ui/copy-text.ts";

/** Copies the URL of a term, and confirms it by a toast. */
export default function enhanceCopyLinks(list: HTMLElement): void {
  list.addEventListener("click", ({ target }) => {
    const entry = target instanceof Element && target.closest("button") ? target.closest("article") : null;
    if (!entry) return;
    const url = new URL(`#${entry.id}`, location.origin + location.pathname).href;
    // Without a clipboard there is nothing to report.
    copyText(url).then(
      () => showToast(entry.querySelector("h3")?.textContent),
      () => undefined,
    );
  });
}
