import { readFileSync } from "node:fs";

/** The code blocks of a section of deploy/README.md, each as it is written. */
export function readCommands(folder: string, section: string): string[] {
  const parts = readFileSync(`${folder}/deploy/README.md`, "utf8").split("\n## ");
  const text = parts.find((part) => part.startsWith(section));
  const blocks = [...(text ?? "").matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = ""]) => block);
  if (blocks.length === 0) throw new Error(`deploy/README.md has no commands under "${section}"`);
  return blocks;
}
