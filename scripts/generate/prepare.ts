// Writes the generated files that git ignores: `pnpm prepare`, which also runs after `pnpm install`.
import { getContent } from "#site/content/content.server.ts";
import { describeSharedContent } from "#site/content/page-data/shared-content.server.ts";

import { writeSchemas } from "./write-schemas.ts";
import { writeSharedContent } from "./write-shared-content.ts";

writeSchemas();
writeSharedContent(describeSharedContent(getContent()));
