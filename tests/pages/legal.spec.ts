import { expect, test, visit } from "../support/strict-page.ts";

test("the privacy policy lists all stored entries", { tag: ["@LEG-6", "@CALL-5"] }, async ({ page, context }) => {
  const stored = new Set<string>();
  await page.exposeFunction("reportStored", (kind: string, name: string) => stored.add(`${kind}: ${name}`));
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- Called on the storage it was requested from.
    Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
      apply(original, storage: Storage, [name, value]: [string, string]) {
        const { reportStored } = window as unknown as { reportStored: (kind: string, name: string) => void };
        reportStored(storage === localStorage ? "Local storage" : "Session storage", name);
        Reflect.apply(original, storage, [name, value]);
      },
    });
  });
  await visit(page, "/blog/devsecops-regulatory-compliance");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.locator("main .term-link:visible").first().click();
  await expect(page).toHaveURL(/\/resources\/glossary/);
  await page.goto("/privacy");
  const rows = page.locator("#cookie-consent tbody").first().locator("tr:has(td)");
  const listed = await rows.evaluateAll((all) =>
    all.map((row) => `${row.children[2]?.textContent}: ${row.children[0]?.textContent}`),
  );
  expect(stored.size).toBeGreaterThan(0);
  expect([...stored].toSorted()).toEqual(listed.toSorted());
  expect(await context.cookies()).toEqual([]);
});
