import { onRestored } from "#site/page-life.ts";
import { restoreFocus } from "#site/ui/restore-focus.ts";

import { isChoice, isChoiceKey, needsChoice, readChoice, storeChoice } from "./stored-choice.ts";
import type { Choice } from "./stored-choice.ts";

// Part of the script in the head and of the script of the page. They share the state by the attribute `data-consent` of the
// document: "accepted", "declined", "needed" while the banner is open, or "" if there is neither a choice nor a banner.

const { dataset } = document.documentElement;
const findBanner = () => document.querySelector<HTMLElement>(".consent-banner");
/** What had the focus when the visitor opened the banner. */
let opener: Element | null = null;

export const isAccepted = (): boolean => dataset["consent"] === "accepted";

/** Runs after each decision of the visitor, also in another tab. */
export function onConsent(run: () => void): void {
  document.addEventListener("consent", run);
}

/**
 * Shows the banner with the first paint to visitors who have not chosen, and handles its buttons and the cookie settings.
 * Every page contains the banner, hidden. Shown later, it would be the largest text of some pages, and a late LCP.
 */
export function startConsent(): void {
  applyState();
  // A prerendered page may be shown after a decision on another page.
  document.addEventListener("prerenderingchange", applyState);
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.matches(".cookie-settings")) withdraw();
    else if (button?.matches(".consent-choice") && isChoice(button.value)) choose(button.value);
  });
}

/** Follows decisions in other tabs. */
export function synchronizeConsent(): void {
  addEventListener("storage", ({ key }) => {
    if (isChoiceKey(key)) synchronize();
  });
  onRestored(synchronize);
}

function synchronize(): void {
  const state = readState();
  // A missing choice only withdraws a consent: the banner may be open here, or closed although storage is blocked.
  if (state !== dataset["consent"] && (isChoice(state) || isAccepted())) publish(state);
}

/** Stores a choice. One that cannot be stored counts as declined for this page view. */
function choose(choice: Choice): void {
  const focused = document.activeElement;
  publish(storeChoice(choice) ? choice : "declined");
  if (focused instanceof HTMLElement && findBanner()?.contains(focused)) {
    focused.blur();
    restoreFocus(opener);
  }
  opener = null;
}

function withdraw(): void {
  storeChoice(undefined);
  publish("needed");
  opener = document.activeElement;
  findBanner()?.focus();
}

function applyState(): void {
  dataset["consent"] = readState();
}

function publish(state: string): void {
  dataset["consent"] = state;
  document.dispatchEvent(new Event("consent"));
}

function readState(): string {
  const choice = readChoice();
  return choice ?? (needsChoice(choice) ? "needed" : "");
}
