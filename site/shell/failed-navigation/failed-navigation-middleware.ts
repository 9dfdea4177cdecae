import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isOwnReload } from "./open-document.ts";

type Attempt = { url: URL; signal: AbortSignal };
type Results = Record<string, DataStrategyResult>;

let listener: ((attempt: Attempt) => unknown) | undefined;
const pendingAttempts = new Set<Attempt>();
/** Pages whose JavaScript failed to load. The router would wait for it until the document is reloaded. */
const failedPaths = new Set<string>();
let needsDocumentLoad = false;

/** Keeps the current page when a navigation fails, and reports the failure to `onNavigationFailure`. */
export const failedNavigationMiddleware: MiddlewareFunction<Results> = async ({ request }, next) => {
  const attempt = { url: new URL(request.url), signal: request.signal };
  if (needsDocumentLoad || failedPaths.has(attempt.url.pathname)) return reportFailure(attempt);
  pendingAttempts.add(attempt);
  const results = await next();
  pendingAttempts.delete(attempt);
  const hasFailed = Object.values(results).some(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  );
  return hasFailed && listener ? reportFailure(attempt) : results;
};

/** Makes every further navigation load a document, because the current page has thrown an error. */
export function requireDocumentLoads(): void {
  needsDocumentLoad = true;
}

/** Registers the only listener. Returns a function that lets the router reload documents again. */
export function onNavigationFailure(callback: (attempt: Attempt) => unknown): () => void {
  listener = callback;
  // The development server needs its reloads.
  if (!("navigation" in globalThis) || import.meta.env.DEV) return () => undefined;
  globalThis.navigation.addEventListener("navigate", preventRouterReload);
  return () => globalThis.navigation.removeEventListener("navigate", preventRouterReload);
}

/**
 * Stops the router from reloading the current page when a route module fails to load, which it does even after a failed
 * prefetch and while offline. Reloads by the visitor do not fire this event.
 */
function preventRouterReload(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || isOwnReload()) return;
  event.preventDefault();
  for (const attempt of pendingAttempts) {
    failedPaths.add(attempt.url.pathname);
    void reportFailure(attempt);
  }
  pendingAttempts.clear();
}

/** Never resolves: the router has nothing to render until the next navigation replaces this one. */
function reportFailure(attempt: Attempt): Promise<never> {
  if (!attempt.signal.aborted) listener?.(attempt);
  return new Promise(() => undefined);
}
