import type { Page } from "@playwright/test";

/** What changes the consent is the test's own business, and loading the map is a decision too. */
const notForThis = /^(Accept|Decline|Cookie settings|Load map)$/;

/** Presses every button and opens every fold of the page once, and types into every field. */
export async function useEveryControl(page: Page): Promise<number> {
  const controls = page.locator("button:visible, summary:visible, input:visible");
  const count = await controls.count();
  let used = 0;
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    // A control may take others away (a chip, a search); those were used or will be in another state of the list.
    if (!(await control.isVisible())) continue;
    const { tag, name } = await control.evaluate((element) => ({
      tag: element.tagName,
      name: element.textContent.trim(),
    }));
    if (notForThis.test(name)) continue;
    used += 1;
    if (tag === "INPUT") await control.fill("cloud");
    else await control.dispatchEvent("click");
  }
  return used;
}
