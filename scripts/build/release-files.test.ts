import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { releaseFiles } from "./release-files.ts";

test("describes the release, and shows a gap where nothing is known", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  writeFileSync(path.join(folder, "index.html"), "<p>Hello</p>");
  const files = releaseFiles(folder, { origin: "https://www.site.example" });
  const release = JSON.parse(files["/release.json"] ?? "") as Record<string, unknown>;
  const sbom = JSON.parse(files["/sbom.cdx.json"] ?? "") as { bomFormat: string; components: { name: string }[] };
  expect(sbom.bomFormat).toBe("CycloneDX");
  expect(sbom.components.map(({ name }) => name)).toEqual(expect.arrayContaining(["react", "fastify", "postgres"]));
  expect(release).toMatchObject({
    packages: { production: sbom.components.length },
    node: process.versions.node,
    files: { count: 1 },
  });
  // Nobody's name and no path of this machine.
  expect(Object.values(files).join("")).not.toContain(process.cwd());
});
