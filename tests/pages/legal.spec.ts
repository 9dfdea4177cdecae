import { getContent } from "#site/collections/content.server.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { site } = getContent();
const outdated = /\bTMG\b|\bTTDSG\b|Telemedia|ec\.europa\.eu\/(consumers\/)?odr|dispute platform/i;

test("LEG-1 LEG-2 LEG-3 LEG-4 LEG-5 LEG-6 LEG-10 the policy has its sections and table", async ({ page }) => {
  await page.goto("/privacy");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Controller",
    "Your rights as a data subject",
    "Right of objection",
    "Complaints to a supervisory authority",
    "Purposes and legal bases",
    "Deletion",
    "Server log files",
    "Cookie consent management",
    "Sales-visitor tracking tool",
    "Encryption with TLS",
    "Changes to this policy",
    "Data protection officer",
    "Applications",
  ]);
  await expect(page.locator("#server-log-files")).toContainText("deleted after at most seven days");
  await expect(page.locator("#visitor-tracking")).toContainText(site.legal.visitorTool);
  await expect(page.locator("#visitor-tracking")).toContainText(/opt(ing)? out/i);
  const applications = page.locator("#applications");
  await expect(applications).toContainText("applicant portal");
  await expect(applications).toContainText(/not by e?mail/);
  const text = (await page.locator("main").textContent()) ?? "";
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  expect(words).toBeGreaterThanOrEqual(1500);
  expect(words).toBeLessThanOrEqual(2000);
  expect(await page.content()).not.toMatch(outdated);

  const table = page.locator("#cookie-consent table");
  await expect(table.locator("th[scope=col]")).toHaveText(["Name", "Purpose", "Kind", "Lifetime"]);
  await expect(table.locator("th[scope=rowgroup]")).toHaveText([/Strictly necessary/, /Functional/, /Analytics/]);
  const rows = await table
    .locator("tr:has(td + td)")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(["cookieConsent", "glossaryTarget"]));
  for (const row of rows) expect(row.filter(Boolean)).toHaveLength(4);
});

test("LEG-8 LEG-10 the legal notice has its seven blocks, with the facts of the company", async ({ page }) => {
  await page.goto("/imprint");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Company",
    "Register data",
    "Managing directors",
    "Insurers",
    "Contact",
    "Responsible for editorial content",
    "Content, links and copyright",
  ]);
  await expect(page.locator("#disclaimers h3")).toHaveText(["Content", "Links", "Copyright"]);
  const main = page.getByRole("main");
  const { visitorTool: _tool, hostingProvider: _host, dataProtectionMail: _officer, ...facts } = site.legal;
  for (const fact of [site.company, ...Object.values(facts)]) await expect(main).toContainText(fact);
  await expect(main).toContainText("Section 5 of the German Digital Services Act");
  await expect(main).toContainText(/Section 18\(2\)/);
  expect(await page.content()).not.toMatch(outdated);
});

test.describe("a visitor nobody has asked", () => {
  test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } });

  // That every page links both is seen in tests/site-wide/links.spec.ts.
  test("LEG-9 both are one click away while the banner is open", async ({ page }) => {
    await visit(page, "/contact");
    for (const [name, path] of Object.entries({ "Legal notice": "/imprint", "Privacy policy": "/privacy" })) {
      await expect(page.getByRole("region", { name: "Your choice" })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
    }
  });
});

test("LEG-6 CALL-5 the table of the privacy policy lists exactly what the site stores", async ({ page, context }) => {
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
  expect([...stored].toSorted()).toEqual(listed.toSorted());
  expect(await context.cookies()).toEqual([]);
});
