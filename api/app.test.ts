import { afterEach, expect, test } from "vitest";

import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";

const app = buildApp({ logLevel: "silent" });
afterEach(() => app.close());

test("the service answers that it lives, and nothing else", async () => {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const healthy = await fetch(`${origin}/healthz`);
  expect(healthy.status).toBe(200);
  expect(await healthy.json()).toEqual({ status: "ok" });
  expect((await fetch(`${origin}/rest/v1/employees`)).status).toBe(404);
  expect((await fetch(`${origin}/healthz`, { method: "POST" })).status).toBe(404);
});

test("a wrong configuration is named", () => {
  expect(readConfig({})).toEqual({ port: 4180, host: "127.0.0.1", logLevel: "info" });
  expect(() => readConfig({ API_PORT: "http" })).toThrow("API_PORT");
  expect(() => readConfig({ API_LOG_LEVEL: "loud" })).toThrow("API_LOG_LEVEL");
});
