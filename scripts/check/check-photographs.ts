import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import type { ContentReader } from "#site/content/reader/content-reader.server.ts";

import { isPhotograph } from "../../api/contract.ts";

const maximumBytes = 40_000;

/** Reports team photographs with a name that the database rejects, or too large for twenty of them on a phone. */
export function checkPhotographs(folder: string, problems: ContentReader["problems"]): void {
  // Git does not keep an empty folder.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, name);
    const { size } = statSync(file);
    const report = (message: string) => problems.push({ file, line: 1, field: "(file)", message });
    if (!isPhotograph(`/team/${name}`)) {
      report("needs a name such as first-last.webp: lowercase letters, digits and hyphens, then webp, jpg or png");
    }
    if (size > maximumBytes) report(`has ${size} bytes; ${maximumBytes} are enough for a square of 416 pixels`);
  }
}
