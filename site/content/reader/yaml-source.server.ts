import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, stringify, visit } from "yaml";
import type { Document, Scalar } from "yaml";
import { z } from "zod";

import type { Problem } from "./content-error.server.ts";

/** The fields at the start of an MDX file, which begin on its second line. */
export const frontMatter = /^---\n([\s\S]*?)\n---\n/;

export type Path = readonly PropertyKey[];

export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  lineOf: (path: Path, key?: string) => number;
};

/** The last text of each file: after an edit, and for each draft, the others are not parsed again. */
const parsed = new Map<string, { text: string; source: YamlSource }>();

/** Parses YAML that starts at `firstLine` of its file: front matter starts below a fence. */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  const last = parsed.get(file);
  if (last?.text === text) return last.source;
  const source = parseText(file, text, firstLine);
  parsed.set(file, { text, source });
  return source;
}

function parseText(file: string, text: string, firstLine: number): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = findYamlMistakes(document, text).map(({ offset, message, path }) => {
    const { line } = lines.linePos(offset);
    const field = path ? formatField(path) : (/^[\s-]*(\w+):/.exec(text.split("\n")[line - 1] ?? "")?.[1] ?? "(yaml)");
    return { file, line: line + firstLine - 1, field, message };
  });
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    lineOf: (path, key) => lines.linePos(offsetOf(document, path, key)).line + firstLine - 1,
  };
}

/** Returns YAML as Sveltia CMS writes it (`formatYAML` in its source): one line per text, single quotes where needed. */
export const formatYaml = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "PLAIN", singleQuote: true }).trim();

function offsetOf(document: Document, path: Path, key?: string): number {
  if (key !== undefined) {
    const map = document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
      : undefined;
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  // A missing field has no line: use the closest parent.
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}

/** Without a path, the file is not valid YAML. */
type Mistake = { offset: number; message: string; path?: Path };

const inQuotes = 'put the text in quotes, "like this"';

/** Returns the first syntax error, or valid YAML that is probably a mistake. */
function findYamlMistakes(document: Document.Parsed, text: string): Mistake[] {
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
    Alias: (key, { range }, parents) =>
      void traps.push({ offset: range?.[0] ?? 0, message: `starts with *: ${inQuotes}`, path: pathOf(key, parents) }),
    Scalar: (key, node, parents) => {
      const [start, end] = node.range ?? [0, 0];
      if (typeof node.value !== "string") return;
      if (node.type === "PLAIN" && /^[ \t]+#/.test(text.slice(end))) {
        const message = `is cut off at " #", which starts a comment: ${inQuotes}`;
        traps.push({ offset: end, message, path: pathOf(key, parents) });
      }
      if (node.value.includes("](")) {
        const message = "contains a link, which only articles and legal texts show";
        traps.push({ offset: start, message, path: pathOf(key, parents) });
      }
    },
  });
  return traps;
}

/** Returns the path of a value from the nodes around it: keys of maps and positions in lists. */
function pathOf(key: unknown, parents: readonly unknown[]): Path {
  return [...parents.slice(1), undefined].flatMap((inner, index): Path => {
    const outer = parents[index];
    if (isPair(outer)) return isScalar(outer.key) ? [String(outer.key.value)] : [];
    if (!isSeq(outer)) return [];
    return [inner === undefined ? Number(key) : outer.items.indexOf(inner)];
  });
}

export const formatField = (field: Path): string => (field.length === 0 ? "(file)" : z.core.toDotPath(field));
