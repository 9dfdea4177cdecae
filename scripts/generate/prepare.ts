// Writes the generated files that git ignores: `pnpm prepare`, which also runs after `pnpm install`.
import { getContent } from "#site/content/content.server.ts";
import { describeShell } from "#site/content/page-data/shell.server.ts";

import { writeSchemas } from "./write-schemas.ts";
import { writeShell } from "./write-shell.ts";

writeSchemas();
writeShell(describeShell(getContent()));
