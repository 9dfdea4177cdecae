import { getContent } from "#site/content/content.server.ts";
import { fillRelease, releaseValues } from "#site/content/page-data/release-values.server.ts";
import { readRelease } from "#site/content/page-data/release.server.ts";
import { markdownPath, pagePath, releasePath, sbomPath } from "#site/paths.ts";

export type ClaimsData = ReturnType<typeof describeClaims>;

const files = { release: releasePath, sbom: sbomPath, markdown: markdownPath(pagePath("about")) };

/** Returns what visitors can check about this website, with the values of the release that is being built. */
export function describeClaims() {
  const { items, ...texts } = getContent().pages.about.claims;
  return {
    ...texts,
    items: items.map(({ step, statement, gap, file, ...claim }) => {
      const values = step === undefined ? {} : releaseValues[step](readRelease());
      return {
        ...claim,
        statement: values ? fillRelease(statement, values) : (gap ?? statement),
        href: file && files[file],
      };
    }),
  };
}
