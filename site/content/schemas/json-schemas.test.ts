import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { jsonSchemas } from "./json-schemas.server.ts";

type Schema = {
  type?: string;
  const?: unknown;
  description?: string;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
};
type Group = Schema & { properties?: Record<string, Schema> };

test.for(Object.entries(jsonSchemas()))(
  "content/.schemas/%s.json is up to date (run pnpm generate) and describes every field",
  ([name, schema]) => {
    expect(JSON.parse(readFileSync(`content/.schemas/${name}.json`, "utf8"))).toEqual(
      JSON.parse(JSON.stringify(schema)),
    );
    expect(undescribed(schema)).toEqual([]);
  },
);

function undescribed({ properties = {}, items, oneOf = [], anyOf = [] }: Group): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const needsNone = field.type === "object" || field.const !== undefined || field.description !== undefined;
      return [...(needsNone ? [] : [name]), ...undescribed(field)];
    }),
    ...[...(items ? [items] : []), ...oneOf, ...anyOf].flatMap(undescribed),
  ];
}
