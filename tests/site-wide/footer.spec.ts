import { getContent } from "#site/content/content.server.ts";

import { mailHref, pagePath, phoneHref } from "#site/paths.ts";

import { readHrefs } from "../support/read-hrefs.ts";
import { expect, test, visit } from "../support/strict-page.ts";

const { site } = getContent();

test(
  "every footer has tagline, links, contact data, location, year and company",
  { tag: ["@FOOT-1", "@FOOT-2", "@FOOT-3", "@FOOT-5", "@FOOT-6", "@FOOT-7"] },
  async ({ page }) => {
    const services = ["/services/cloud-consulting", "/services/devops", "/services/ai-solutions"];
    const links = [...services, "/about", "/imprint", "/privacy", pagePath("blog"), site.externals["careers"]];
    // The year must be the visitor's, not the year of the build.
    await page.clock.setFixedTime(new Date("2031-01-02T12:00:00Z"));
    for (const path of ["/", "/services/devops", "/nowhere"]) {
      await visit(page, path);
      const footer = page.getByRole("contentinfo");
      await expect(footer.locator("p").first()).toHaveText(site.tagline);
      expect(await readHrefs(footer.getByRole("link"))).toEqual(
        expect.arrayContaining([...links, phoneHref(site.phone), mailHref(site.mail)]),
      );
      await expect(footer.getByText(site.location, { exact: true })).toBeVisible();
      await expect(footer).toContainText(`© 2031 ${site.company}`);
    }
  },
);
