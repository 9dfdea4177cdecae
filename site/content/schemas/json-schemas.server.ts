import { z } from "zod";

import { articleSchema } from "./articles.server.ts";
import { caseSchema } from "./cases.server.ts";
import { interfaceSchema } from "./interface.server.ts";
import { legalSchema } from "./legal.server.ts";
import type { ReferenceTargets } from "./link-targets.server.ts";
import { navigationSchema } from "./navigation.server.ts";
import { pageSchemas } from "./pages.server.ts";
import { placeholdersSchema } from "./placeholders.server.ts";
import { questionsSchema } from "./questions.server.ts";
import { serviceSchema } from "./services.server.ts";
import { siteFactsSchema } from "./site-facts.server.ts";
import { storageSchema } from "./storage.server.ts";
import { termsSchema } from "./terms.server.ts";
import { testimonialSchema } from "./testimonial.server.ts";

// The build validates references, so the JSON Schemas need no slugs.
const noTargets: ReferenceTargets = {
  pages: new Set(),
  services: new Set(),
  cases: new Set(),
  articles: new Set(),
  terms: new Set(),
  questions: new Set(),
  externals: new Map(),
};

/** Returns one JSON Schema per content file or folder, by its name. */
export function jsonSchemas(): Record<string, object> {
  const schemas: Record<string, z.ZodType> = {
    site: siteFactsSchema,
    navigation: navigationSchema(noTargets),
    interface: interfaceSchema(noTargets),
    terms: termsSchema(noTargets),
    questions: questionsSchema,
    storage: storageSchema,
    testimonial: testimonialSchema,
    services: serviceSchema(noTargets),
    cases: caseSchema,
    articles: articleSchema(noTargets),
    legal: legalSchema,
    ...Object.fromEntries(Object.entries(pageSchemas(noTargets)).map(([name, schema]) => [`pages-${name}`, schema])),
  };
  const { $schema: _, ...placeholders } = z.toJSONSchema(placeholdersSchema, { io: "input" });
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
