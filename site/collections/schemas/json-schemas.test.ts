import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { jsonSchemas } from "./json-schemas.server.ts";

test.for(Object.entries(jsonSchemas()))("the editor's schema %s is up to date (pnpm generate)", ([name, schema]) => {
  expect(JSON.parse(readFileSync(`content/.schemas/${name}.json`, "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("every field has a description for the editor", () => {
  const missing: string[] = [];
  const walk = (node: unknown, place: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { properties, items, oneOf, anyOf } = node as Record<string, unknown>;
    for (const [key, field] of Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>)) {
      const isGroup = field["type"] === "object" || field["const"] !== undefined;
      if (!isGroup && field["description"] === undefined) missing.push(`${place}.${key}`);
      walk(field, `${place}.${key}`);
    }
    for (const part of [items, ...((oneOf ?? []) as unknown[]), ...((anyOf ?? []) as unknown[])]) walk(part, place);
  };
  for (const [name, schema] of Object.entries(jsonSchemas())) walk(schema, name);
  expect(missing).toEqual([]);
});
