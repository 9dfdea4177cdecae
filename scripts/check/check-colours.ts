// Colours have names, and the names stand in tokens.css. Finds colours written anywhere else.
import { readFileSync } from "node:fs";

import { listFiles } from "../files/list-files.ts";

const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i;

const found = listFiles("site")
  .filter((file) => /\.(css|ts|tsx)$/.test(file) && !/node_modules|tokens\.css$|\.test\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        literal.test(line.replaceAll(/#site\/|href="#|`#\$|"#main"/g, ""))
          ? [`${file}:${index + 1}  ${line.trim()}`]
          : [],
      ),
  );

if (found.length > 0) {
  console.error(`Colours belong in site/styles/tokens.css:\n\n  ${found.join("\n  ")}\n`);
  process.exitCode = 1;
}
