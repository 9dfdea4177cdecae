import { expect, hydrated, test } from "../support/quiet-page.ts";
import { spokenOutline } from "../support/spoken-outline.ts";

// The outlines in tests/whole/spoken are read by people before they are committed. After a change that is meant:
// `pnpm e2e tests/whole/spoken.spec.ts -u`, and read what has changed.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const kinds = {
  home: "/",
  "service-overview": "/services/azure-consulting",
  service: "/services/cloud-governance",
  overview: "/lp/products",
  about: "/company/about",
  references: "/company/references",
  case: "/references/sharepoint-migration-tuv",
  blog: "/resources/blog",
  article: "/blog/devsecops-regulatory-compliance",
  glossary: "/resources/glossary",
  faq: "/resources/faq",
  contact: "/contact",
  legal: "/privacy",
  "not-found": "/nowhere",
};

/** One letter, one group of questions stands for all: a new term changes nothing here. */
const repeated = ".term-group ~ .term-group, .question-group ~ .question-group, .alphabet-bar li ~ li";

for (const [kind, path] of Object.entries(kinds)) {
  test(`QUAL-1 the ${kind} page makes sense to a listener`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator(repeated).evaluateAll((parts) => parts.forEach((part) => part.remove()));
    if (kind === "about") await expect(page.locator(".team-grid > li").first()).toBeVisible();
    expect(spokenOutline(await page.getByRole("main").ariaSnapshot())).toMatchSnapshot(`${kind}.txt`);
  });
}

/** What can be opened: where, how wide, by which presses, and the part that is then listened to. */
const opened = {
  frame: { path: "/contact", width: 1280, presses: [".menu-trigger >> text=Products"], part: "body" },
  "small-menu": { path: "/contact", width: 390, presses: [".menu-toggle", "#mobile-menu summary"], part: "header" },
  contents: { path: kinds.article, width: 390, presses: [".contents-button"], part: "dialog" },
};

test.describe("a visitor nobody has asked", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [name, { path, width, presses, part }] of Object.entries(opened)) {
    test(`QUAL-1 the ${name} makes sense to a listener when it is open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      for (const control of presses) await page.locator(control).first().press("Enter");
      expect(spokenOutline(await page.locator(part).ariaSnapshot())).toMatchSnapshot(`${name}.txt`);
    });
  }
});
