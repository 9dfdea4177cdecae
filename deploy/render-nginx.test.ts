import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getContent } from "#site/content/content.server.ts";

import { writeServerValues } from "../scripts/build/write-server-values.ts";
import { renderNginx } from "./render-nginx.ts";

test("server name, redirects and certificate of nginx follow the origin in content/site.yaml", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "site.env");
  writeServerValues({ ...getContent().site, origin: "https://www.example.org" }, file);
  writeFileSync(path.join(folder, "legacy-map.conf"), "");
  const values = Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/^([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
  renderNginx(folder, { ...values, ASSETS: folder, HEALTH: folder, ROOT: folder, SNAPSHOT: folder }, folder);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(read("site.conf")).toContain("server_name www.example.org;");
  expect(read("tls.conf")).toContain("return 301 https://www.example.org$request_uri;");
  expect(read("tls.conf")).toContain("ssl_certificate /etc/letsencrypt/live/www.example.org/fullchain.pem;");
});
