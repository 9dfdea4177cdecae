import { expect, test } from "vitest";

import { readConfig } from "./config.ts";

const valid = { API_KEY: "a-public-key", DATABASE_URL: "postgres://service@localhost/website" };

test("has defaults for everything but the key and the database", () => {
  expect(readConfig(valid)).toEqual({
    port: 4180,
    host: "127.0.0.1",
    logLevel: "info",
    key: valid.API_KEY,
    databaseUrl: valid.DATABASE_URL,
    indexing: { manifest: "build/page-manifest.json", upstream: "https://api.indexnow.org/indexnow" },
  });
});

test.each([
  ["API_PORT", ["http", "65536"]],
  ["API_LOG_LEVEL", ["loud"]],
  ["API_KEY", [undefined, "short", "k".repeat(513), "with a space", "line-break\n"]],
  ["DATABASE_URL", [undefined, "not a URL", "mysql://service:password@localhost/website"]],
  ["INDEXING_UPSTREAM", ["api.indexnow.org", "http://api.indexnow.org/indexnow", "file:///etc/passwd"]],
])("refuses a wrong %s by name, without its value", (name, values) => {
  for (const value of values)
    expect(() => readConfig({ ...valid, [name]: value })).toThrow(new RegExp(`^(?!.*password)${name} must`));
});
