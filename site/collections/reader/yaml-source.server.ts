import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import type { Document, Node } from "yaml";

import type { Problem } from "./content-error.server.ts";
import { explainYamlErrors } from "./yaml-errors.server.ts";
import { findYamlTraps } from "./yaml-traps.server.ts";

export type Path = readonly PropertyKey[];

/** A YAML text that still knows on which line each field stands. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  lineOf: (path: Path, key?: string) => number;
  valueAt: (path: Path) => unknown;
  /** The value of a field as it was typed. */
  textAt: (path: Path) => string;
};

/** `firstLine` is where the text starts in its file: front matter stands below a fence. */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const errors = explainYamlErrors(document, text);
  const mistakes = errors.length > 0 ? errors : findYamlTraps(document, text);
  const problems = mistakes.map(({ offset, message }) => ({
    file,
    line: lineAt(offset),
    field: fieldOn(text, lines.linePos(offset).line),
    message,
  }));

  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    // One mistake makes YAML stumble more than once: the first of a line is the one to mend.
    problems: problems.filter(({ line }, index) => problems.findIndex((other) => other.line === line) === index),
    lineOf: (path, key) => lineAt(offsetOf(document, path, key)),
    valueAt: (path) => plain(nodeAt(document, path), document),
    textAt: (path) => {
      const node = nodeAt(document, path);
      return isNode(node) ? text.slice(node.range?.[0], node.range?.[1]) : "";
    },
  };
}

/** The name of the field on a line, where it has one. */
function fieldOn(text: string, line: number): string {
  return /^[\s-]*(\w+):/.exec(text.split("\n")[line - 1] ?? "")?.[1] ?? "(yaml)";
}

const nodeAt = (document: Document, path: Path): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true);

const plain = (node: unknown, document: Document): unknown => (isNode(node) ? node.toJS(document) : node);

function offsetOf(document: Document, path: Path, key?: string): number {
  if (key !== undefined) {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
      : undefined;
    if (isNode(pair?.key)) return pair.key.range?.[0] ?? 0;
  }
  // A missing field has no place of its own: name the nearest one around it.
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return 0;
}
