import { visit } from "yaml";
import type { Document, Scalar } from "yaml";

type Mistake = { offset: number; message: string };

const inQuotes = 'put the text in quotes, "like this"';

/** Returns the first syntax error, or valid YAML that is probably a mistake. */
export function findYamlMistakes(document: Document.Parsed, text: string): Mistake[] {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findTraps(document, text);
  const scalars: Scalar[] = [];
  visit(document, { Scalar: (_key, node) => void scalars.push(node) });
  // The parser reports an open quote at the end of the file; the last value opened it.
  const isOpenQuote = /^Missing closing .quote/.test(error.message);
  const offset = (isOpenQuote ? scalars.at(-1)?.range?.[0] : undefined) ?? error.pos[0];
  const hint = "check the indentation, and put texts that contain a colon, # or a quote in quotes";
  return [{ offset, message: `cannot be read (${error.message}): ${hint}` }];
}

function findTraps(document: Document.Parsed, text: string): Mistake[] {
  const traps: Mistake[] = [];
  visit(document, {
    Alias: (_key, { range }) => void traps.push({ offset: range?.[0] ?? 0, message: `starts with *: ${inQuotes}` }),
    Scalar: (_key, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (typeof node.value !== "string") return;
      if (node.type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) {
        traps.push({ offset: end, message: `is cut off at " #", which starts a comment: ${inQuotes}` });
      }
      if (node.value.includes("]("))
        traps.push({ offset: start, message: "contains a link; links work in .mdx files only" });
    },
  });
  return traps;
}
