import { getContent } from "#site/collections/content.server.ts";

import { mailHref, pagePath, phoneHref } from "#site/paths.ts";

import { expect, test, visit } from "../support/strict-page.ts";

const { site } = getContent();

test("FOOT-1 FOOT-2 FOOT-3 FOOT-5 FOOT-6 FOOT-7 tagline, links, phone, mail, location, year and company on every page", async ({
  page,
  complaints,
}) => {
  for (const path of ["/", "/services/devops", "/nowhere"]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.locator("p").first()).toHaveText("CLOUD.DONE RIGHT");
    const hrefs = await footer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/services/cloud-consulting",
        "/services/devops",
        "/services/ai-solutions",
        "/about",
        "/imprint",
        "/privacy",
        pagePath("blog"),
        site.externals["careers"],
        phoneHref(site.phone),
        mailHref(site.mail),
      ]),
    );
    await expect(footer.getByText("Munich, Germany", { exact: true })).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.company}`);
  }
  complaints.length = 0; // The browser's own note on the 404.
});

test("FOOT-6 a page built last year shows this year, without a complaint from React", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-01-02T12:00:00Z"));
  await visit(page, "/contact");
  await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.company}`);
});
