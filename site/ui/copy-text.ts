/** Copies a text to the clipboard. Async, so that a missing clipboard (no HTTPS) rejects instead of throwing. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
