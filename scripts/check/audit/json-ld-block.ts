import type { AuditedPage } from "./audited-site.ts";

export type JsonObject = { [key: string]: unknown };

/** The texts of a page's structured data. */
export const findBlocks = ({ document }: AuditedPage): string[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map((element) => element.rawText);

/** The nodes of a page's graph; none if there is not exactly one graph that can be read. */
export function readGraph(page: AuditedPage): JsonObject[] {
  const [block, ...others] = findBlocks(page);
  if (block === undefined || others.length > 0) return [];
  try {
    const graph = (JSON.parse(block) as JsonObject)["@graph"];
    return Array.isArray(graph) ? graph.filter(isObject) : [];
  } catch {
    return [];
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as text if it is one, and nothing otherwise. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

export const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A node and all nodes inside it. */
export function nodesWithin(node: JsonObject): JsonObject[] {
  const inner = Object.values(node).flatMap(asList).filter(isObject).flatMap(nodesWithin);
  return [node, ...inner];
}
