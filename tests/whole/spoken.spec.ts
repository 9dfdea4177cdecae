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
    await page.locator(repeated).evaluateAll((parts) => parts.forEach((part) => part.toggleAttribute("hidden", true)));
    if (kind === "about") await expect(page.locator(".team-grid > li").first()).toBeVisible();
    expect(spokenOutline(await page.getByRole("main").ariaSnapshot())).toMatchSnapshot(`${kind}.txt`);
  });
}

test.describe("around every page", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("QUAL-1 the frame makes sense to a listener, with a panel open", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("button", { name: "Products" }).press("Enter");
    expect(spokenOutline(await page.locator("body").ariaSnapshot())).toMatchSnapshot("frame.txt");
  });

  test("QUAL-1 the small menu makes sense to a listener, with a group open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await page.locator("#mobile-menu summary").first().press("Enter");
    expect(spokenOutline(await page.getByRole("banner").ariaSnapshot())).toMatchSnapshot("small-menu.txt");
  });

  test("QUAL-1 the contents of an article make sense to a listener", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kinds.article);
    await hydrated(page);
    await page.getByRole("button", { name: "Contents" }).press("Enter");
    expect(spokenOutline(await page.getByRole("dialog").ariaSnapshot())).toMatchSnapshot("contents.txt");
  });
});
