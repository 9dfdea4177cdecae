import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { pagePath } from "#site/paths.ts";

import { describeShareImage, readDesign, hashShareImage } from "./share-image.server.ts";
import { getSitePage, listSitePages } from "./site-pages.server.ts";

test("a share image has a new version when anything it shows changes", () => {
  const { site } = getContent();
  const page = getSitePage(pagePath("contact"));
  const version = (facts = site, changed = page, design = readDesign()) =>
    hashShareImage(describeShareImage(facts, changed), design);
  expect(version()).toBe(page.shareImageVersion);
  const versions = [
    version(),
    version({ ...site, siteName: "Example" }),
    version({ ...site, tagline: "Another one." }),
    version(site, { ...page, heading: "Example" }),
    version(site, { ...page, drawing: listSitePages().find(({ drawing }) => drawing)?.drawing }),
    ...readDesign().map((_file, changed) =>
      version(
        site,
        page,
        readDesign().map((text, index) => (index === changed ? `${text} ` : text)),
      ),
    ),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const file of ["site/styles/tokens.css", "site/public/favicon.svg"])
    expect(readDesign()).toContain(readFileSync(file, "utf8"));
});
