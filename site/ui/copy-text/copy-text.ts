/** Puts a text into the clipboard. Pages without a secure connection have none: then, too, the promise is rejected. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
