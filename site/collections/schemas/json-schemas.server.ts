import { z } from "zod";

import { articleSchema } from "./articles.server.ts";
import { caseSchema } from "./cases.server.ts";
import { interfaceSchema } from "./interface.server.ts";
import type { ReferenceTargets } from "#site/collections/reader/reference-targets.server.ts";
import { legalSchema } from "./legal.server.ts";
import { navigationSchema } from "./navigation.server.ts";
import { pageSchemas } from "./pages.server.ts";
import { questionsSchema } from "./questions.server.ts";
import { serviceSchema } from "./services.server.ts";
import { siteFactsSchema } from "./site-facts.server.ts";
import { storageSchema } from "./storage.server.ts";
import { termsSchema } from "./terms.server.ts";
import { testimonialSchema } from "./testimonial.server.ts";

// References are checked by the build, not by the editor, so the schemas need no list of slugs.
const anything: ReferenceTargets = {
  pages: new Set(),
  services: new Set(),
  cases: new Set(),
  articles: new Set(),
  terms: new Set(),
  externals: new Map(),
};

/** One JSON Schema per content file or folder, by the name of the file or folder. */
export function jsonSchemas(): Record<string, object> {
  const schemas: Record<string, z.ZodType> = {
    site: siteFactsSchema,
    navigation: navigationSchema(anything),
    interface: interfaceSchema(anything),
    terms: termsSchema(anything),
    questions: questionsSchema,
    storage: storageSchema,
    testimonial: testimonialSchema,
    services: serviceSchema(anything),
    cases: caseSchema,
    articles: articleSchema(anything),
    legal: legalSchema,
    ...Object.fromEntries(Object.entries(pageSchemas(anything)).map(([name, schema]) => [`pages-${name}`, schema])),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: "input", reused: "inline" });
      const isList = json.type === "array" && json.items && !Array.isArray(json.items) && json.items !== true;
      const records = json.oneOf ?? [isList ? (json.items as typeof json) : json];
      for (const { properties } of records) if (properties) properties["placeholders"] = placeholders;
      return [name, json];
    }),
  );
}

/** The reader takes this list out of any file before its schema looks. */
const placeholders = {
  type: "array",
  items: { type: "string" },
  description:
    "Fields whose values only the owner knows, such as legal.vatId or results[3]; take a field off the list when its value is the real one",
} as const;
