import { isChoiceEntry, needsChoice, readChoice, storeChoice } from "./stored-choice.ts";
import type { Choice } from "./stored-choice.ts";

export type Consent = {
  choice: Choice | undefined;
  /** Whether the banner is shown. */
  isAsking: boolean;
  /** Whether the visitor called for the banner, who then expects to be taken there. */
  wasCalled: boolean;
  /** Counts decisions: what was allowed once ends with the next one. */
  decision: number;
};

/** Before the browser has been asked: nothing is allowed, and the banner is in the page, but hidden (show-banner-early.ts). */
export const undecided: Consent = { choice: undefined, isAsking: true, wasCalled: false, decision: 0 };

let current: Consent | undefined;
const listeners = new Set<() => void>();

export function getConsent(): Consent {
  current ??= atStart();
  return current;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", followOtherTabs);
    addEventListener("pageshow", followAfterReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", followOtherTabs);
    removeEventListener("pageshow", followAfterReturn);
  };
}

/** A choice that cannot be stored holds for this page view, and then as declined: nothing may load on it. */
export function choose(choice: Choice): void {
  const isKept = storeChoice(choice);
  publish({ choice: isKept ? choice : "declined", isAsking: false, wasCalled: false });
}

export function withdraw(): void {
  storeChoice(undefined);
  publish({ choice: undefined, isAsking: true, wasCalled: true });
}

function publish(change: Omit<Consent, "decision">): void {
  current = { ...change, decision: getConsent().decision + 1 };
  for (const listener of listeners) listener();
}

function followOtherTabs({ key }: StorageEvent): void {
  if (isChoiceEntry(key)) follow();
}

/** A page kept by the browser for Back heard nothing of what was decided meanwhile. */
function followAfterReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) follow();
}

function follow(): void {
  const before = getConsent();
  const stored = asStored(before);
  if (stored.choice === before.choice) return;
  publish(stored);
}

/** Where storage is refused, an answer given before React was there is known to the page alone. */
function atStart(): Consent {
  const stored = asStored(undecided);
  return { ...stored, isAsking: stored.isAsking && document.documentElement.dataset["asks"] !== "no" };
}

function asStored(before: Consent): Consent {
  const choice = readChoice();
  return { ...before, choice, isAsking: needsChoice(choice) };
}
