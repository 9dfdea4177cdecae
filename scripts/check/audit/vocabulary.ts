import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const statement =
  /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](subClassOf|domainIncludes|rangeIncludes)> <http:\/\/schema\.org\/(\w+)>/;
const kind = /^<http:\/\/schema\.org\/(\w+)> <[^>]*#type> <[^>]*[/#](Class|Property)>/;

/** schema.org's own words: which types there are, and which properties they may have. */
export class Vocabulary {
  readonly #types = new Set<string>();
  readonly #properties = new Set<string>();
  readonly #related = new Map<string, Set<string>>();

  constructor(file = fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq"))) {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [, name = "", sort] = kind.exec(line) ?? [];
      if (sort === "Class") this.#types.add(name);
      if (sort === "Property") this.#properties.add(name);
      const [, subject = "", relation = "", object = ""] = statement.exec(line) ?? [];
      if (subject !== "") this.#list(relation, subject).add(object);
    }
  }

  hasType = (type: string): boolean => this.#types.has(type);
  hasProperty = (property: string): boolean => this.#properties.has(property);

  /** Whether the type, or one it is a kind of, may have the property. */
  allows(type: string, property: string): boolean {
    const domain = this.#list("domainIncludes", property);
    return [...this.#ancestors(type)].some((ancestor) => domain.has(ancestor));
  }

  /** Whether the property may have something of this type as its value. */
  accepts(property: string, type: string): boolean {
    const range = this.#list("rangeIncludes", property);
    return [...this.#ancestors(type)].some((ancestor) => range.has(ancestor));
  }

  /** Whether the property may have a plain text or date; an address may always stand for the thing it names. */
  acceptsText(property: string): boolean {
    const range = this.#list("rangeIncludes", property);
    return ["Text", "URL", "Date", "DateTime", "Number", "Integer"].some((type) => range.has(type));
  }

  #ancestors(type: string, found = new Set<string>()): Set<string> {
    if (found.has(type)) return found;
    found.add(type);
    for (const parent of this.#list("subClassOf", type)) this.#ancestors(parent, found);
    return found;
  }

  #list(relation: string, subject: string): Set<string> {
    const key = `${relation} ${subject}`;
    const list = this.#related.get(key) ?? new Set();
    this.#related.set(key, list);
    return list;
  }
}
