import { isChoice, needsChoice, readChoice, storeChoice } from "./stored-choice.ts";

/**
 * The banner stands in every page, hidden. Who has not been asked sees it with the first paint and can answer it before
 * React is there; who has answered never sees it.
 */
export function showBannerEarly(): void {
  const root = document.documentElement;
  if (!needsChoice(readChoice())) return;
  root.dataset["asks"] = "yes";
  const answer = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>("button.consent-choice") : null;
    if (!button || !isChoice(button.value) || root.dataset["hydrated"] !== undefined) return;
    event.stopPropagation();
    storeChoice(button.value);
    root.dataset["asks"] = "no";
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  // Before React hears of it: while it takes a page over, it swallows what is pressed.
  addEventListener("click", answer, { capture: true });
}
