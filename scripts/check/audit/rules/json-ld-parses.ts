import type { PageRule } from "../audited-site.ts";
import { findBlocks, nodesWithin, readGraph } from "../json-ld-block.ts";
import type { JsonObject } from "../json-ld-block.ts";

/** One block, one graph, absolute addresses of the site's host, all of its nodes joined. */
export const jsonLdParses: PageRule = (page, { origin }) => {
  const blocks = findBlocks(page);
  if (blocks.length !== 1) return [`has ${blocks.length} blocks of structured data instead of one`];
  const graph = readGraph(page);
  if (graph.length === 0) return ["has structured data that cannot be read"];
  const context = (JSON.parse(blocks[0] ?? "") as JsonObject)["@context"];
  return [
    ...(context === "https://schema.org" ? [] : [`has structured data in the context ${String(context)}`]),
    ...graph.flatMap(nodesWithin).flatMap((node) => foreignAddresses(node, origin)),
    ...unjoined(graph),
  ];
};

const addressed = new Set(["@id", "url", "item", "image", "logo"]);

function foreignAddresses(node: JsonObject, origin: string): string[] {
  return Object.entries(node)
    .filter(([name, value]) => addressed.has(name) && typeof value === "string" && !value.startsWith(`${origin}/`))
    .map(([name, value]) => `says ${name} "${String(value)}", which is no address of the site`);
}

const isReference = (node: JsonObject): boolean => Object.keys(node).join() === "@id";

/** References that lead nowhere, and nodes that no way leads to. */
function unjoined(graph: readonly JsonObject[]): string[] {
  const described = new Set(graph.flatMap(nodesWithin).flatMap((node) => (isReference(node) ? [] : [node["@id"]])));
  const named = graph.map((node) => new Set(nodesWithin(node).map((inner) => inner["@id"])));
  const dangling = named.flatMap((ids) => [...ids]).filter((id) => id !== undefined && !described.has(id));

  const reached = new Set([0]);
  for (const index of reached) {
    const { "@id": id } = graph[index] ?? {};
    named.forEach((ids, other) => {
      if (ids.has(id) || named[index]?.has(graph[other]?.["@id"])) reached.add(other);
    });
  }
  return [
    ...dangling.map((id) => `refers to ${String(id)}, which it does not describe`),
    ...graph.flatMap((node, index) =>
      reached.has(index) ? [] : [`describes ${String(node["@id"])} beside everything`],
    ),
  ];
}
