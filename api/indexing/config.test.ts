import { expect, test } from "vitest";

import { readConfig } from "./config.ts";

const valid = { RELAY_DATABASE_URL: "postgres://somebody@localhost/website" };

test("a right configuration is read, and nothing but the database has to be named", () => {
  expect(readConfig(valid)).toEqual({
    port: 4181,
    host: "127.0.0.1",
    logLevel: "info",
    databaseUrl: valid.RELAY_DATABASE_URL,
    manifest: "build/page-manifest.json",
    upstream: "https://api.indexnow.org/indexnow",
    batchDelay: 10_000,
    retryDelay: 60_000,
  });
});

test.each([
  ["RELAY_PORT", "http"],
  ["RELAY_LOG_LEVEL", "loud"],
  ["RELAY_DATABASE_URL", undefined],
  ["RELAY_DATABASE_URL", "mysql://somebody:password@localhost/website"],
  ["INDEXING_UPSTREAM", "api.indexnow.org"],
  ["INDEXING_UPSTREAM", "http://api.indexnow.org/indexnow"],
  ["INDEXING_UPSTREAM", "file:///etc/passwd"],
  ["RELAY_BATCH_SECONDS", "0"],
  ["RELAY_BATCH_SECONDS", "soon"],
  ["RELAY_RETRY_SECONDS", "-1"],
  ["RELAY_RETRY_SECONDS", "4000"],
])("a wrong %s is named and not repeated: %j", (name, value) => {
  expect(() => readConfig({ ...valid, [name]: value })).toThrow(new RegExp(`^(?!.*password)${name} must`));
});
