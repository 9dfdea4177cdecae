import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { renderNginx } from "./render-nginx.ts";

/** Renders the configuration of the image with some values, and returns a function that reads its files. */
function render(values: { ORIGIN?: string; TEAM?: string }): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  renderNginx(folder, "", { ORIGIN: "https://www.example.org", API_KEY: "a-public-key", ...values });
  return (name) => readFileSync(path.join(folder, name), "utf8");
}

test("redirects follow the origin, and the team comes from the data service or from another server", () => {
  const read = render({});
  expect(read("site.conf")).toContain("return 301 https://www.example.org/company/about");
  expect(read("team.conf")).toContain("proxy_pass http://172.31.255.3:4180/rest/v1/employees;");
  const team = render({ TEAM: "https://team.example.org" })("team.conf");
  expect(team).toContain("proxy_pass https://team.example.org/rest/v1/employees;");
});

test("a value cannot end its directive", () => {
  expect(() => render({ ORIGIN: "https://a.example; return 200" })).toThrow("ORIGIN contains a character");
});
