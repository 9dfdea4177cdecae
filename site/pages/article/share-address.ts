import { copyText } from "#site/ui/copy-text/copy-text.ts";

/** Hands the page's address to the device's share sheet, or copies it where there is none. */
export function shareAddress(title: string, onCopied: () => void): void {
  const url = location.origin + location.pathname;
  if ("share" in navigator) navigator.share({ title, url }).catch(leaveIt);
  else copyText(url).then(onCopied).catch(leaveIt);
}

/** Who closes the sheet, or has no clipboard, has changed nothing. */
function leaveIt(): void {}
