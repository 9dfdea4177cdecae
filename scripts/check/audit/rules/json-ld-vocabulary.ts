import type { PageRule } from "../audited-site.ts";
import { asList, asText, isObject, nodesWithin, readGraph } from "../json-ld-block.ts";
import type { JsonObject } from "../json-ld-block.ts";
import { Vocabulary } from "../vocabulary.ts";

const vocabulary = new Vocabulary();

/** The specification wants a term's category, which schema.org does not have; readers pass over it. */
const agreed = new Set(["DefinedTerm.category"]);

/** Every type and property is one schema.org knows, in a place where schema.org has it. */
export const jsonLdVocabulary: PageRule = (page) => {
  const graph = readGraph(page);
  const nodes = graph.flatMap(nodesWithin);
  const types = new Map(nodes.flatMap((node) => (node["@type"] === undefined ? [] : [[node["@id"], node["@type"]]])));
  const typeOf = (node: JsonObject): string => asText(node["@type"] ?? types.get(node["@id"]));
  const reasons = nodes.filter((node) => node["@type"] !== undefined).flatMap((node) => judge(node, typeOf));
  return [...new Set(reasons)];
};

function judge(node: JsonObject, typeOf: (node: JsonObject) => string): string[] {
  const type = typeOf(node);
  if (!vocabulary.hasType(type)) return [`speaks of a ${type}, which schema.org does not know`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith("@") && !agreed.has(`${type}.${name}`))
    .flatMap(([name, value]) => {
      if (!vocabulary.hasProperty(name)) return [`gives a ${type} a ${name}, which schema.org does not know`];
      if (!vocabulary.allows(type, name)) return [`gives a ${type} a ${name}, which belongs to other types`];
      return asList(value).flatMap((each) => judgeValue(`${type}.${name}`, name, each, typeOf));
    });
}

function judgeValue(place: string, name: string, value: unknown, typeOf: (node: JsonObject) => string): string[] {
  if (isObject(value)) {
    const type = typeOf(value);
    return vocabulary.accepts(name, type) ? [] : [`has a ${type || "thing without a type"} as ${place}`];
  }
  const isAddress = typeof value === "string" && value.startsWith("https://");
  return isAddress || vocabulary.acceptsText(name) ? [] : [`has the plain value ${JSON.stringify(value)} as ${place}`];
}
