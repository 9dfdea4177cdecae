import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { readRelease, writeSbom } from "#site/content/page-data/release.server.ts";
import type { SiteFacts } from "#site/content/schemas/site-facts.server.ts";
import { releasePath, sbomPath } from "#site/paths.ts";

import { listFiles } from "./build-files.ts";

/** Returns the description and the bill of materials of the release in a folder, as the last files of a build. */
export function releaseFiles(folder: string, { origin }: Pick<SiteFacts, "origin">): Record<string, string> {
  const files = listFiles(folder);
  const sums = files.map((file) => `${hash("sha256", readFileSync(file))}  /${path.relative(folder, file)}\n`).join("");
  const release = {
    site: origin,
    ...readRelease(),
    files: { count: files.length, sha256: hash("sha256", sums) },
    sbom: origin + sbomPath,
    // Written by the server, not by the build; 404 where no drill has run.
    drills: { restore: `${origin}/drills/restore.json`, exit: `${origin}/drills/exit.json` },
  };
  return { [releasePath]: `${JSON.stringify(release, null, 2)}\n`, [sbomPath]: `${writeSbom("--prod")}\n` };
}
