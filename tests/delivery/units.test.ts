import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");

test("systemd accepts our units", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-units-"));
  cpSync("deploy/systemd/nginx-website.conf", path.join(folder, "nginx.service.d/website.conf"));
  const units = readdirSync("deploy/systemd").filter((name) => name.startsWith("website-"));
  for (const unit of units) {
    const text = read(`systemd/${unit}`)
      .replace("/usr/local/bin/node", process.execPath)
      .replace("/srv/website/current/deploy", path.resolve("deploy"));
    writeFileSync(path.join(folder, unit), text);
  }
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", "nginx.service", ...units], {
    cwd: folder,
    // The empty entry adds systemd's default folders, with Debian's nginx.service.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

test("nginx, its unit and log rotation use the same pid file", () => {
  const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1] ?? "";
  expect(read("systemd/nginx-website.conf")).toContain(`\nRuntimeDirectory=${path.basename(state)}\n`);
  for (const name of ["systemd/nginx-website.conf", "logrotate.conf"]) {
    const named = read(name).match(/(?<=[ =])\S*nginx\.pid/g);
    expect(new Set(named), name).toEqual(new Set([`${state}/nginx.pid`]));
  }
});
