import type { DataStrategyResult, MiddlewareFunction } from "react-router";

import { isReloading } from "./open-document.ts";

type Attempt = { url: URL; signal: AbortSignal };
type Results = Record<string, DataStrategyResult>;

let tell: ((attempt: Attempt) => unknown) | undefined;
const waiting = new Set<Attempt>();
/** Pages whose program did not arrive. The router would wait for it for the rest of this document. */
const lost = new Set<string>();
let isBroken = false;

/** Stands around every navigation. One that fails ends nowhere: what is being read stays, and `onFailure` hears of it. */
export const guardNavigation: MiddlewareFunction<Results> = async ({ request }, next) => {
  const attempt = { url: new URL(request.url), signal: request.signal };
  if (isBroken || lost.has(attempt.url.pathname)) return fail(attempt);
  waiting.add(attempt);
  const results = await next();
  waiting.delete(attempt);
  const hasFailed = Object.values(results).some(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  );
  return hasFailed && tell ? fail(attempt) : results;
};

/** After a page that broke, the next one starts afresh. */
export function navigateByDocument(): void {
  isBroken = true;
}

/** Until the returned function is called. */
export function onFailure(listener: (attempt: Attempt) => unknown): () => void {
  tell = listener;
  // The development server reloads for reasons of its own.
  if (!("navigation" in globalThis) || import.meta.env.DEV) return () => undefined;
  globalThis.navigation.addEventListener("navigate", keepDocument);
  return () => globalThis.navigation.removeEventListener("navigate", keepDocument);
}

/**
 * A program that does not arrive, even for a link that was only touched, makes the router load the current page again:
 * offline too, and without the page that was asked for. A visitor's own reload is not announced here.
 */
function keepDocument(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || isReloading()) return;
  event.preventDefault();
  for (const attempt of waiting) {
    lost.add(attempt.url.pathname);
    void fail(attempt);
  }
  waiting.clear();
}

function fail(attempt: Attempt): Promise<never> {
  if (!attempt.signal.aborted) tell?.(attempt);
  // The router has nothing to show for it; the next navigation takes its place.
  return new Promise(() => undefined);
}
