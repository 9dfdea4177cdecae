import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { readContent } from "#site/content/content.server.ts";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { serveLaunchList } from "./serve-launch-list.ts";

const testimonial = `company: Manufacturing company
quote: The engineers worked in our repositories.
highlight: our repositories
authorName: Erika Example
authorPosition: Responsible for a budget of 10,000 euro
placeholders:
  - authorName
  - authorPosition
`;

test("confirming a value removes its mark only, and other origins are refused", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "launch-"));
  const content = path.join(copy, "content");
  cpSync("content", content, { recursive: true });
  const file = path.join(content, "testimonial.yaml");
  writeFileSync(file, testimonial);
  vi.stubEnv("CONTENT_DIR", content);
  const server = createServer((request, response) => void serveLaunchList(request, response, "http://site.test"));
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    rmSync(copy, { recursive: true });
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const own = { host, origin: `http://${host}`, "content-type": "application/json" };
  const send = (values: object, headers: Record<string, string>) =>
    sendLocalRequest(`http://${host}/launch.json`, { method: "POST", headers, body: JSON.stringify([values].flat()) });

  const before = readContent(content).placeholders;
  const chosen = before.find(({ field, value }) => field === "authorPosition" && value.includes("10,000 euro"));
  const refused = [
    { ...own, origin: "https://other.example" },
    { ...own, host: "other.example", origin: "http://other.example" },
    { ...own, "content-type": "text/plain" },
    { host, "content-type": "application/json" },
  ];
  for (const headers of refused) expect((await send({ ...chosen }, headers)).status, JSON.stringify(headers)).toBe(403);
  for (const wrong of [{ file: "content/../package.json" }, { value: "Changed since" }]) {
    expect((await send({ ...chosen, ...wrong }, own)).status, JSON.stringify(wrong)).toBe(409);
  }
  for (const value of ["https://www.sample.example", "0,000 euro", "up to 0,000,000 euro"])
    expect((await send([chosen ?? {}, { ...chosen, value }], own)).body, value).toContain("is a sample");

  const { status, body } = await send({ ...chosen }, own);
  expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ values: before.length - 1 })]);
  expect(readContent(content).placeholders).toEqual(before.filter((placeholder) => placeholder !== chosen));
  expect(readFileSync(file, "utf8")).toBe(testimonial.replace("  - authorPosition\n", ""));
});
