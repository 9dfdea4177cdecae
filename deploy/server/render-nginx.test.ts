import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { serverValues } from "../scripts/build/server-files.ts";
import { renderNginx } from "./render-nginx.ts";

/** Renders the configuration of a server and returns a function that reads its files. */
function render(version: string): (name: string) => string {
  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = serverValues({ ...getContent().site, origin: "https://www.example.org" });
  writeFileSync(path.join(folder, "legacy-map.conf"), "");
  const values = Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
  const folders = { ASSETS: folder, HEALTH: folder, ROOT: folder, SNAPSHOT: folder };
  renderNginx(folder, { ...values, ...folders, NGINX_VERSION: version }, folder);
  return (name) => readFileSync(path.join(folder, name), "utf8");
}

test("server name, redirects and certificate of nginx follow the origin in content/site.yaml", () => {
  const read = render("1.26.3");
  expect(read("site.conf")).toContain("server_name www.example.org;");
  expect(read("tls.conf")).toContain('{ default https://www.example.org; " example.org" https://example.org; }');
  expect(read("tls.conf")).toContain("ssl_certificate /etc/letsencrypt/live/www.example.org/fullchain.pem;");
});

test.each([
  ["1.22.1", "ssl http2", false],
  ["1.25.0", "ssl http2", false],
  ["1.25.1", "ssl", true],
  ["1.26.3", "ssl", true],
])("turns HTTP/2 on in the way of nginx %s", (version, options, hasDirective) => {
  const read = render(version);
  expect(read("site.conf")).toContain(`listen [::]:443 ipv6only=off ${options};`);
  expect(read("tls.conf")).toContain(`listen [::]:443 ${options} default_server;`);
  expect(read("tls.conf").includes("\nhttp2 on;\n")).toBe(hasDirective);
});
