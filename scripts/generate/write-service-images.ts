// Writes site/public/drawings/<service>.svg, the drawings of links to services: part of `pnpm generate`.
import { mkdirSync, writeFileSync } from "node:fs";

import { serviceImages } from "./service-images.ts";

mkdirSync("site/public/drawings", { recursive: true });
for (const [file, svg] of Object.entries(serviceImages())) writeFileSync(file, svg);
