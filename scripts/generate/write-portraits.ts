// Writes site/public/team/<n>.svg, the fallback for missing photographs: part of `pnpm generate`.
import { mkdirSync, writeFileSync } from "node:fs";

import { portraitFiles } from "./portrait-files.ts";

mkdirSync("site/public/team", { recursive: true });
for (const [file, svg] of Object.entries(portraitFiles())) writeFileSync(file, svg);
