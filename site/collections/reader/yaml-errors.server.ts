import { isAlias, isCollection, isScalar, visit } from "yaml";
import type { Document, Node, YAMLError } from "yaml";

export type Mistake = { offset: number; message: string };

/** YAML's complaints as an editor understands them, each where the mistake was made: YAML often notices it later. */
export function explainYamlErrors(document: Document.Parsed, text: string): Mistake[] {
  const mistakes = document.errors.map((error) => explain(error, document, text));
  // One mistake makes YAML stumble again on the lines behind it.
  const certain = mistakes.filter(({ message }) => message !== noField);
  return certain.length > 0 ? certain : mistakes.slice(0, 1);
}

function explain(error: YAMLError, document: Document.Parsed, text: string): Mistake {
  const [offset] = error.pos;
  const rest = lineFrom(offset, text);
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return explainColon(offset, text);
    case "UNEXPECTED_TOKEN":
      return explainUnexpected(error, document, text);
    case "BAD_SCALAR_START":
    case "BAD_ALIAS":
      return { offset, message: beginsWith(rest.charAt(0)) };
    case "TAB_AS_INDENT":
      return { offset, message: "is indented with a tab: use two spaces for each step" };
    case "DUPLICATE_KEY":
      return { offset, message: "stands twice in the same place: keep one of them" };
    case "BAD_INDENT":
      return explainIndent(error, document, text);
    case "MISSING_CHAR":
      return error.message.startsWith("Missing closing") && rest === ""
        ? explainOpenQuote(offset, document, text)
        : { offset, message: noField };
    case "MULTILINE_IMPLICIT_KEY":
      return { offset, message: noField };
    default:
      return { offset, message: `cannot be read: ${error.message.split("\n")[0] ?? error.code}` };
  }
}

const otherIndent = "is indented differently from its neighbors: give it as many spaces as they have";

const noField =
  'is neither a field nor part of a text: a field is its name, a colon and a space, such as "title: Our offer"';

export const beginsWith = (mark: string): string =>
  `begins with ${mark}, which has a meaning of its own here: ${inQuotes}`;

export const inQuotes = 'put the whole text in quotes, "like this"';

/** A colon and a space make a field, wherever they stand. */
function explainColon(offset: number, text: string): Mistake {
  const [line = "", next = ""] = text.slice(offset).split("\n");
  if (line.startsWith("? ")) return { offset, message: beginsWith("?") };
  if (line.includes(": ")) return { offset, message: `has a colon in its text ("${cut(line)}"): ${inQuotes}` };
  const below = offset + line.length + 1 + next.search(/\S/);
  if (!next.includes(":")) return { offset: below, message: otherIndent };
  const message = `looks like a field inside the text above: ${inQuotes} if it belongs to it, or indent it like its neighbors`;
  return { offset: below, message };
}

function explainUnexpected({ pos: [offset], message }: YAMLError, document: Document.Parsed, text: string): Mistake {
  const rest = lineFrom(offset, text);
  if (message.startsWith("Not a YAML token")) {
    return {
      offset,
      message: `starts right after > or |: begin "${cut(rest)}" on the next line, two spaces further in`,
    };
  }
  if (message.includes("block-seq-ind")) return { offset, message: beginsWith("-") };
  const before = nodeEndingAt(offset, document, text);
  if (isAlias(before) || isCollection(before))
    return { offset, message: beginsWith(text.charAt(before.range?.[0] ?? 0)) };
  if (isScalar(before) && before.range) {
    const [start, end] = before.range;
    const quote = text.charAt(start);
    if (text.slice(start, end).includes("\n")) return explainOpenQuote(start, document, text);
    const other = quote === '"' ? "'" : '"';
    return {
      offset,
      message: `goes on after its closing ${quote} ("${cut(rest)}"): put ${other} around the whole text instead`,
    };
  }
  return { offset, message: noField };
}

const openQuote = (quote: string): string => `opens a quote that is not closed: put ${quote} at the end of the text`;

/** The quote that swallowed a line with a field; if none has, the last one before the place. */
function explainOpenQuote(offset: number, document: Document.Parsed, text: string): Mistake {
  const quoted = listNodes(document).filter((node) => isScalar(node) && node.type?.startsWith("QUOTE"));
  const swallowed = quoted.find(({ range }) => /\n[\s-]*\w+:/.test(text.slice(range?.[0], range?.[1])));
  const last = quoted.findLast(({ range }) => range && range[0] <= offset);
  const start = (swallowed ?? last)?.range?.[0] ?? offset;
  return { offset: start, message: openQuote(text.charAt(start)) };
}

function explainIndent({ pos: [offset], message }: YAMLError, document: Document.Parsed, text: string): Mistake {
  if (message.startsWith("Flow")) {
    const open = listNodes(document).findLast((node) => isCollection(node) && node.flow === true)?.range?.[0] ?? offset;
    if (/\s#/.test(lineFrom(open, text))) return { offset: open, message: cutsText };
    const mark = text.charAt(open);
    return {
      offset: open,
      message: `opens a list with ${mark} that is not closed: put ${mark === "{" ? "}" : "]"} at its end`,
    };
  }
  const lineStart = text.lastIndexOf("\n", offset - 1);
  const above = text.slice(text.lastIndexOf("\n", lineStart - 1) + 1, lineStart);
  if (/\S\s+#/.test(above)) return { offset: lineStart - 1, message: cutsText };
  return { offset, message: otherIndent };
}

export const cutsText = `is cut off at " #", where a remark begins: ${inQuotes}, or give the remark a line of its own`;

/** The value that ends right before an offset. */
const nodeEndingAt = (offset: number, document: Document.Parsed, text: string): Node | undefined =>
  listNodes(document).findLast(
    ({ range }) => range && range[1] <= offset && text.slice(range[1], offset).trim() === "",
  );

function listNodes(document: Document.Parsed): Node[] {
  const nodes: Node[] = [];
  visit(document, { Node: (_key, node) => void nodes.push(node) });
  return nodes;
}

const lineFrom = (offset: number, text: string): string => text.slice(offset).split("\n")[0] ?? "";

const cut = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words);
