import { copyText } from "#site/ui/copy-text/copy-text.ts";

type Toasts = { add: (message: { title: string; text: string }) => unknown };

/** Copies the address of a term and says so. If the clipboard refuses, nothing has happened. */
export function copyTermLink(toasts: Toasts, labels: { title: string; text: string }) {
  return ({ slug, term }: { slug: string; term: string }): void => {
    const address = new URL(`#${slug}`, location.origin + location.pathname).href;
    copyText(address)
      .then(() => toasts.add({ title: labels.title, text: labels.text.replace("{term}", term) }))
      .catch(() => undefined);
  };
}
