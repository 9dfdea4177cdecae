// Lists what only the owner can supply: `pnpm launch-check`. Fails while anything is left.
import { getContent } from "#site/collections/content.server.ts";

const { placeholders } = getContent();
for (const { file, line, value } of placeholders) {
  console.log(`${file}:${line}  ${value.length > 90 ? `${value.slice(0, 90)}…` : value}`);
}
console.log(`\n${placeholders.length} placeholder(s) to replace before launch`);
if (placeholders.length > 0) process.exitCode = 1;
