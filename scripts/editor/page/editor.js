// Starts the CMS with what its configuration cannot say: the format of our MDX files, and the blocks of articles.
import { init, registerCustomFormat, registerEditorComponent } from "@sveltia/cms";

import { readTextFile, writeTextFile } from "../text-file.ts";
import { figure, table } from "./blocks.js";

const response = await fetch("config.json");
const { figures, ...config } = await response.json();
// The CMS accepts formats of .mdx files only if their names end like this.
registerCustomFormat("sections-frontmatter", "mdx", { fromFile: readTextFile, toFile: writeTextFile });
for (const block of [figure(figures), table]) registerEditorComponent(block);
await init({ config });
