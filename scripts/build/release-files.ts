import { readRelease, writeSbom } from "#site/content/page-data/release.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { releasePath, sbomPath } from "#site/paths.ts";

/** Returns the description and the bill of materials of the release. */
export function releaseFiles({ origin }: Pick<SiteFacts, "origin">): Record<string, string> {
  const { commit, committedAt } = readRelease();
  const release = { site: origin, commit, committedAt, sbom: origin + sbomPath };
  return { [releasePath]: `${JSON.stringify(release, null, 2)}\n`, [sbomPath]: `${writeSbom("--prod")}\n` };
}
