import type { Page } from "@playwright/test";

/** Presses every button and opens every fold of the page once, and types into every field; also what appears by that. */
export const useEveryControl = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What changes the consent is the test's own business, and loading the map is a decision too.
    const notForThis = /^(Accept|Decline|Cookie settings|Load map)$/;
    const seen = new Set<HTMLElement>();
    const findNext = () =>
      [...document.querySelectorAll<HTMLElement>("button, summary, input")].find(
        (control) => !seen.has(control) && control.checkVisibility({ visibilityProperty: true }),
      );
    let used = 0;
    for (let control = findNext(); control; control = findNext()) {
      seen.add(control);
      if (notForThis.test(control.textContent.trim())) continue;
      used += 1;
      if (control instanceof HTMLInputElement && control.type === "search") {
        control.focus();
        document.execCommand("insertText", false, "cloud");
      } else {
        control.click();
      }
      // The page answers before the next one is looked for.
      await new Promise((done) => {
        setTimeout(done);
      });
    }
    return used;
  });
