/** How long a server may take to say that it is there. */
const timeout = 8000;

/** Whether a document would open here, or the browser's own error page in its place. */
export async function canOpen(address: string): Promise<boolean> {
  try {
    const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeout) } as const;
    const { ok, status } = await fetch(address, options);
    return ok || status === 404;
  } catch {
    return false;
  }
}

let ours = false;
export const isReloading = (): boolean => ours;

/** Loads the current address again because we want to, and not because the router does (guard-navigation.ts). */
export function reloadDocument(): void {
  ours = true;
  location.reload();
}

/** Opens a page without the router. After Back the address is there already, and only the page is not. */
export function openDocument(address: string): void {
  if (new URL(address, location.href).href === location.href) reloadDocument();
  else location.assign(address);
}
