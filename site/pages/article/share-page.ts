import { copyText } from "#site/ui/copy-text.ts";

/** Opens the share sheet of the device. Copies the URL if there is none or it fails. */
export async function sharePage(title: string, onCopied: () => unknown): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return;
    }
  } catch (error) {
    // The visitor has closed the sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  // Without a clipboard there is nothing to report.
  await copyText(url).then(
    () => onCopied(),
    () => undefined,
  );
}
