// Writes the generated files that git ignores: `pnpm prepare`, which also runs after `pnpm install`.
import { getContent } from "#site/content/content.server.ts";
import { describeSharedContent } from "#site/content/page-data/shared-content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { writeHostValues } from "./write-host-values.ts";
import { writeSchemas } from "./write-schemas.ts";
import { writeSharedContent } from "./write-shared-content.ts";

writeSchemas();
try {
  writeSharedContent(describeSharedContent(getContent()));
  writeHostValues(
    getContent().site,
    listSitePages().map(({ path }) => path),
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
