import { isChoice, needsChoice, readChoice, storeChoice } from "./stored-choice.ts";

/**
 * Shows the banner with the first paint to visitors who have not chosen, and stores a choice made before hydration. Every
 * page contains the banner, hidden. Shown later, it would be the largest text of some pages on phones, and a late LCP.
 */
export function showBannerEarly(): void {
  const root = document.documentElement;
  if (!needsChoice(readChoice())) return;
  root.dataset["consentNeeded"] = "yes";
  const onClick = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button.consent-choice") : null;
    if (!button || !isChoice(button.value) || root.dataset["hydrated"] !== undefined) return;
    event.stopPropagation();
    storeChoice(button.value);
    root.dataset["consentNeeded"] = "no";
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  // Capture phase, because React drops clicks during hydration.
  addEventListener("click", onClick, { capture: true });
}
