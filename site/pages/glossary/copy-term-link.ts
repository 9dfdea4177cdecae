import { toasts } from "#site/blocks/toasts.ts";
import { copyText } from "#site/ui/copy-text/copy-text.ts";

/** Copies the URL of a term and confirms it by a toast, unless copying fails. */
export function copyTermLink(slug: string, term: string, { title, text }: { title: string; text: string }): void {
  copyText(new URL(`#${slug}`, location.origin + location.pathname).href)
    .then(() => toasts.add({ title, text: text.replace("{term}", term) }))
    .catch(() => undefined);
}
