import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Document, Node } from "yaml";

import type { Problem } from "./content-error.server.ts";

export type Path = readonly PropertyKey[];

/** A YAML text that still knows on which line each field stands. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Lines of the values that only the owner can supply, marked `!placeholder` in the content. */
  placeholders: { line: number; value: string }[];
  lineOf: (path: Path, key?: string) => number;
};

const placeholderTag = { tag: "!placeholder", resolve: (text: string) => text };

/** `firstLine` is where the text starts in its file: front matter stands below a fence. */
export function parseYamlSource(file: string, text: string, firstLine = 1): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, customTags: [placeholderTag] });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const placeholders: YamlSource["placeholders"] = [];
  visit(document, {
    Scalar: (_key, node) => {
      if (node.tag === placeholderTag.tag) {
        placeholders.push({ line: lineAt(node.range?.[0] ?? 0), value: String(node.value) });
      }
    },
  });

  return {
    file,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    problems: document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      field: "(yaml)",
      message: error.message.split("\n")[0] ?? error.code,
    })),
    placeholders,
    lineOf: (path, key) => lineAt(offsetOf(document, path, key)),
  };
}

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
