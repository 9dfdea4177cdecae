const timeout = 8000;

/** Returns whether a document load would show a page instead of the browser's error page. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const options = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeout) } as const;
    const { ok, status } = await fetch(url, options);
    return ok || status === 404;
  } catch {
    return false;
  }
}

let isReloading = false;
export const isOwnReload = (): boolean => isReloading;

/** Reloads the document. Marks the reload as ours, because failed-navigation-middleware.ts prevents the router's. */
export function reloadDocument(): void {
  isReloading = true;
  location.reload();
}

/** Opens a page without the router. Back and Forward have changed the URL already and need a reload. */
export function openDocument(path: string): void {
  if (new URL(path, location.href).href === location.href) reloadDocument();
  else location.assign(path);
}
