import { expect, test } from "vitest";

import { readConfig } from "./config.ts";

const valid = { API_KEY: "a-public-key", DATABASE_URL: "postgres://somebody@localhost/website" };

test("a right configuration is read", () => {
  const { API_KEY: key, DATABASE_URL: databaseUrl } = valid;
  const indexing = { manifest: "build/page-manifest.json", upstream: "https://api.indexnow.org/indexnow" };
  expect(readConfig(valid)).toEqual({
    port: 4180,
    host: "127.0.0.1",
    logLevel: "info",
    key,
    allowedOrigin: "",
    databaseUrl,
    indexing,
  });
});

test.each([
  ["API_PORT", "http"],
  ["API_PORT", "65536"],
  ["API_LOG_LEVEL", "loud"],
  ["API_KEY", undefined],
  ["API_KEY", "short"],
  ["API_KEY", "k".repeat(513)],
  ["API_KEY", "with a space"],
  ["API_KEY", "line-break\n"],
  ["API_ALLOWED_ORIGIN", "*"],
  ["API_ALLOWED_ORIGIN", "https://www.example.com/"],
  ["API_ALLOWED_ORIGIN", "http://www.example.com"],
  ["DATABASE_URL", undefined],
  ["DATABASE_URL", "not an address"],
  ["DATABASE_URL", "mysql://somebody:password@localhost/website"],
  ["INDEXING_UPSTREAM", "api.indexnow.org"],
  ["INDEXING_UPSTREAM", "http://api.indexnow.org/indexnow"],
  ["INDEXING_UPSTREAM", "file:///etc/passwd"],
])("a wrong %s is named and not repeated: %j", (name, value) => {
  expect(() => readConfig({ ...valid, [name]: value })).toThrow(new RegExp(`^(?!.*password)${name} must`));
});
