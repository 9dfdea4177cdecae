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

test.for(Object.entries(jsonSchemas()))("the schema of %s describes every field", ([, schema]) => {
  expect(undescribed(schema)).toEqual([]);
});

function undescribed({ properties = {}, items, oneOf = [], anyOf = [] }: Group): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const needsNone = field.type === "object" || field.const !== undefined || field.description !== undefined;
      return [...(needsNone ? [] : [name]), ...undescribed(field)];
    }),
    ...[...(items ? [items] : []), ...oneOf, ...anyOf].flatMap(undescribed),
  ];
}
