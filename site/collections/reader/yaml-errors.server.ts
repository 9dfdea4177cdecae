import { visit } from "yaml";
import type { Document, Scalar } from "yaml";

type Mistake = { offset: number; message: string };

const inQuotes = 'put the whole text in quotes, "like this"';

/** Returns the first thing that YAML cannot read; if there is none, what it accepts and a visitor would miss or see. */
export function findYamlMistakes(document: Document.Parsed, text: string): Mistake[] {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findTraps(document, text);
  const scalars: Scalar[] = [];
  visit(document, { Scalar: (_key, node) => void scalars.push(node) });
  // YAML notices an open quote at the end of the file: the last value is the one that opens it.
  const isOpenQuote = /^Missing closing .quote/.test(error.message);
  const offset = (isOpenQuote ? scalars.at(-1)?.range?.[0] : undefined) ?? error.pos[0];
  const hint = "check its indentation, and put a text with a colon, # or quote in quotes";
  return [{ offset, message: `cannot be read (${error.message}): ${hint}` }];
}

function findTraps(document: Document.Parsed, text: string): Mistake[] {
  const traps: Mistake[] = [];
  visit(document, {
    Alias: (_key, { range }) => void traps.push({ offset: range?.[0] ?? 0, message: `begins with *: ${inQuotes}` }),
    Scalar: (_key, node) => {
      const [start, end] = node.range ?? [0, 0];
      if (typeof node.value !== "string") return;
      if (node.type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) {
        traps.push({ offset: end, message: `is cut off at " #", where a comment begins: ${inQuotes}` });
      }
      if (node.value.includes("]("))
        traps.push({ offset: start, message: "has a link; links work in .mdx files only" });
    },
  });
  return traps;
}
