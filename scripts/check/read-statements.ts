import { readFileSync } from "node:fs";

type Statement = { id: string; text: string };

export function readStatements(): Statement[] {
  const lines = readFileSync("tests/acceptance.md", "utf8").matchAll(/^- \*\*([A-Z]+-\d+)\*\* \([SRQ]\) (.+)$/gm);
  return [...lines].map(([, id = "", text = ""]) => ({ id, text }));
}
