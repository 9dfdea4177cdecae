import type { DataStrategyResult, MiddlewareFunction } from "react-router";

let shownPath: string | undefined;
let finish: (() => void) | undefined;

/**
 * Fades from one page into the next, where the browser can and the visitor has nothing against motion. The router could
 * do this by itself, but would note each such step in the session storage.
 */
export const fadePage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (new URL(request.url).pathname !== shownPath) await captureOld(request.signal);
  return results;
};

/** Another page is in the document. */
export function endCapture(path: string): void {
  shownPath = path;
  finish?.();
}

/** Resolves when the browser has a picture of the old page. From then on it waits for the new one, or for another press. */
function captureOld(signal: AbortSignal): Promise<void> {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) return Promise.resolve();
  return new Promise((captured) => {
    const { ready } = document.startViewTransition(
      () =>
        new Promise<void>((shown) => {
          finish = shown;
          signal.addEventListener("abort", () => shown());
          captured();
        }),
    );
    // A page in the background is changed without.
    ready.catch(() => undefined);
  });
}
