import { Agent, request } from "node:http";

import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import type { RunningService } from "../../scripts/stage/start-service.ts";
import { asPage, eventually, origin, post, setUpIndexing } from "../../tests/support/indexing-stage.ts";
import type { IndexingStage } from "../../tests/support/indexing-stage.ts";
import { indexingPath } from "../contract.ts";

let stage: IndexingStage;
let api: RunningService;
beforeAll(async () => {
  stage = await setUpIndexing();
  api = await stage.start();
});
afterEach(() => stage.forget());
afterAll(() => stage?.tearDown());

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const sendBody = (body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(api.origin + indexingPath, { method: "POST", headers: asPage, agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });

test("CALL-3 a post from another site is refused, however it is dressed", async () => {
  const message = stage.message(["/page-1"]);
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin, "sec-fetch-site": "same-site" },
    { origin, "sec-fetch-site": "none" },
    { origin: `${origin}.evil.example` },
    { origin: origin.replace("https", "http") },
    { origin: `${origin}:8443` },
    { origin: "null" },
    {},
  ];
  for (const headers of foreign) {
    const status = await post(api, message, { "content-type": "application/json", ...headers });
    expect(status, JSON.stringify(headers)).toBe(403);
  }
  // What a form on another site could send without asking first.
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    expect(await post(api, message, { ...asPage, "content-type": type }), type).toBe(400);
  }
  expect(stage.told()).toEqual([]);
});

test("CALL-3 wrong keys, hosts and addresses are refused as the protocol words it", async () => {
  const message = stage.message(["/page-1"]);
  const wrong: [status: number, body: unknown][] = [
    [403, { ...message, key: "another-key-0123456789" }],
    [403, { ...message, keyLocation: "https://evil.example/key.txt" }],
    [422, { ...message, host: "evil.example" }],
    [422, { ...message, urlList: ["https://evil.example/page-1"] }],
    [422, { ...message, urlList: [`${origin}/page-1`, "https://evil.example/page-1"] }],
    [422, { ...message, urlList: [`${origin}/nowhere`] }],
    [422, { ...message, urlList: [`${origin}/page-1?x=1`] }],
    [422, { ...message, urlList: [`${origin}/page-1#x`] }],
    [422, { ...message, urlList: [`${origin}constructor`] }],
    [422, { ...message, urlList: [`${origin}/constructor`, `${origin}/__proto__`] }],
    [422, { ...message, urlList: ["https://www.site.example@evil.example/page-1"] }],
    [422, { ...message, urlList: ["/page-1"] }],
    [400, { ...message, urlList: [] }],
    [400, { ...message, urlList: `${origin}/page-1` }],
    [400, { ...message, urlList: [1] }],
    [400, { ...message, urlList: Array(51).fill(`${origin}/page-1`) }],
    [400, { ...message, extra: true }],
    [400, { host: message.host }],
    [400, [message]],
    [400, "null"],
    [400, "{"],
    [400, ""],
    [400, { ...message, key: "x".repeat(10_000) }],
    [400, '{"__proto__": {"host": "evil.example"}}'],
  ];
  for (const [status, body] of wrong) expect(await post(api, body), JSON.stringify(body).slice(0, 200)).toBe(status);
  expect(stage.told()).toEqual([]);
});

test("CALL-3 ten thousand fuzzed bodies forward no foreign host", async () => {
  const message = stage.message(["/page-1"]);
  const hosts = ["evil.example", "127.0.0.1:9", "www.site.example.evil.example", "www.site.example@evil.example"];
  const address = fc.oneof(
    fc.constantFrom(...Object.keys(stage.manifest().pages)).map((path) => origin + path),
    fc.constantFrom(...hosts).map((host) => `https://${host}/page-1`),
    fc.constantFrom(
      "//evil.example/page-1",
      "javascript:alert(1)",
      `${origin}\\@evil.example/`,
      `${origin}/page-1/../..`,
    ),
    fc.tuple(fc.constantFrom("/page-1", "/page-2", ""), fc.string()).map(([path, rest]) => origin + path + rest),
    fc.webUrl(),
    fc.string({ unit: "binary" }),
  );
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: "binary" }), fc.constantFrom(...hosts));
  const body = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(address, { minLength: 1, maxLength: 4 }).map((urlList) => ({ ...message, urlList })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.keys(message)), value)
        .map(([field, replaced]) => ({ ...message, [field]: replaced })),
    },
    { weight: 1, arbitrary: fc.record({ host: value, key: value, keyLocation: value, urlList: fc.array(address) }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom("__proto__", "host", "constructor", "urlList"), value) },
    { weight: 1, arbitrary: value },
  );
  const bodies = [
    ...fc.sample(body, 9000).map((each) => JSON.stringify(each)),
    // Broken on the way: cut, doubled, with foreign bytes.
    ...fc
      .sample(fc.tuple(body, fc.nat(300), fc.string({ unit: "binary", maxLength: 8 })), 1000)
      .map(([each, cut, bytes]) => `${JSON.stringify(each).slice(0, cut)}${bytes}`),
  ];
  expect(bodies).toHaveLength(10_000);
  // A kept connection may be closed from the other side while a request is on its way; then it is sent again.
  const statuses = await Promise.all(bodies.map((each) => sendBody(each).catch(() => sendBody(each))));
  // All kinds of answers occur, and none that says the service itself is at a loss.
  expect(new Set(statuses)).toEqual(new Set([202, 204, 400, 403, 422]));

  const { messages } = stage.upstream;
  await eventually("what was good has been sent", () => stage.results().length === messages.length);
  expect(messages).not.toEqual([]);
  const own = new Set(Object.keys(stage.manifest().pages).map((path) => origin + path));
  expect(stage.told().filter((url) => !own.has(url))).toEqual([]);
  expect(new Set(stage.told()).size).toBe(stage.told().length);
  const { host, key, keyLocation } = message;
  for (const { urlList: _, ...head } of messages) expect(head).toEqual({ host, key, keyLocation });
});
