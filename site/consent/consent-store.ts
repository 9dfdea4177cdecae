import { useSyncExternalStore } from "react";

import { isChoiceKey, needsChoice, readChoice, storeChoice } from "./stored-choice.ts";
import type { Choice } from "./stored-choice.ts";

export type Consent = {
  choice: Choice | undefined;
  isBannerOpen: boolean;
  /** Whether the visitor opened the banner with the cookie settings, so that it receives the focus. */
  wasReopened: boolean;
  /** Counts decisions, because a frame opened once closes with the next decision. */
  decision: number;
};

/** Describes the prerendered page: nothing is allowed, and CSS hides the banner (show-banner-early.ts). */
const undecided: Consent = { choice: undefined, isBannerOpen: true, wasReopened: false, decision: 0 };

let current: Consent | undefined;
const listeners = new Set<() => void>();

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, getConsent, () => undecided);
}

export function getConsent(): Consent {
  current ??= readInitial();
  return current;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** Stores a choice. One that cannot be stored counts as declined for this page view. */
export function choose(choice: Choice): void {
  const isStored = storeChoice(choice);
  publish({ choice: isStored ? choice : "declined", isBannerOpen: false, wasReopened: false });
}

export function withdraw(): void {
  storeChoice(undefined);
  publish({ choice: undefined, isBannerOpen: true, wasReopened: true });
}

function publish(change: Omit<Consent, "decision">): void {
  current = { ...change, decision: getConsent().decision + 1 };
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (isChoiceKey(key)) synchronize();
}

/** A page restored from the back/forward cache has missed storage events. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) synchronize();
}

function synchronize(): void {
  const before = getConsent();
  const stored = withStoredChoice(before);
  if (stored.choice === before.choice) return;
  publish(stored);
}

/** If storage is blocked, only the attribute holds a choice made before hydration. */
function readInitial(): Consent {
  const stored = withStoredChoice(undecided);
  return { ...stored, isBannerOpen: stored.isBannerOpen && document.documentElement.dataset["consentNeeded"] !== "no" };
}

function withStoredChoice(before: Consent): Consent {
  const choice = readChoice();
  return { ...before, choice, isBannerOpen: needsChoice(choice) };
}
