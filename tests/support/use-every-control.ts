import type { Page } from "@playwright/test";

/** Clicks every button and disclosure once and types into every field, including those that appear meanwhile. */
export const useEveryControl = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // These change the consent, which the calling test controls.
    const excluded = /^(Accept|Decline|Cookie settings|Load map)$/;
    const done = new Set<HTMLElement>();
    const findNext = () =>
      [...document.querySelectorAll<HTMLElement>("button, summary, input")].find(
        (control) => !done.has(control) && control.checkVisibility({ visibilityProperty: true }),
      );
    let used = 0;
    for (let control = findNext(); control; control = findNext()) {
      done.add(control);
      if (excluded.test(control.textContent.trim())) continue;
      used += 1;
      if (control instanceof HTMLInputElement && control.type === "search") {
        control.focus();
        document.execCommand("insertText", false, "cloud");
      } else {
        control.click();
      }
      // Lets the page update before the next control is searched.
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return used;
  });
