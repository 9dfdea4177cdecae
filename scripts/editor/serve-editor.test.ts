import { readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { parseYamlSource } from "#site/content/reader/yaml-source.server.ts";

import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { serveEditor } from "./serve-editor.ts";

const file = "content/services/cloud-exit.yaml";
const saved = parseYamlSource(file, readFileSync(file, "utf8")).value as Record<string, unknown>;
let editor: Awaited<ReturnType<typeof serveEditor>>;

beforeAll(async () => {
  editor = await serveEditor(0, "http://site.test");
});
afterAll(() => editor.stop());

const get = (route: string, host = new URL(editor.origin).host) =>
  sendLocalRequest(editor.origin + route, { headers: { host } });
const sendDraft = (draft: object) =>
  sendLocalRequest(`${editor.origin}/draft`, {
    method: "POST",
    headers: { origin: editor.origin, "content-type": "application/json" },
    body: JSON.stringify(draft),
  });
const shown = () => readFileSync(path.join(editor.previewed, "services/cloud-exit.yaml"), "utf8");

test("refuses requests for other hosts, and no other site can embed the editor", async () => {
  const { body } = await sendDraft({ file, data: { ...saved, heading: "Typed" } });
  expect(JSON.parse(body)).toMatchObject({ problems: [] });
  const routes = ["/", "/config.json"];
  for (const route of routes) expect((await get(route, "other.example")).status, route).toBe(403);
  expect(shown()).toContain("Typed");
  for (const route of routes) {
    const { status, headers } = await get(route);
    expect([status, headers["content-security-policy"]]).toEqual([
      200,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
  expect(shown()).not.toContain("Typed");
});

test("keeps running after a draft with an impossible file name", async () => {
  for (const name of ["nul\0", "../services/x", "a/b"])
    expect((await sendDraft({ file: `content/services/${name}.yaml`, data: saved })).status, name).toBe(404);
  expect((await get("/config.json")).status).toBe(200);
});
