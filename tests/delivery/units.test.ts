import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");

test("systemd accepts every line of our units", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-units-"));
  cpSync("deploy/systemd/nginx-website.conf", path.join(folder, "nginx.service.d/website.conf"));
  const units = readdirSync("deploy/systemd").filter((name) => name.startsWith("website-"));
  for (const unit of units) {
    const here = read(`systemd/${unit}`)
      .replace("/usr/local/bin/node", process.execPath)
      .replace("/srv/website/current/deploy", path.resolve("deploy"));
    writeFileSync(path.join(folder, unit), here);
  }
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", "nginx.service", ...units], {
    cwd: folder,
    // The empty entry means systemd's own folders, with Debian's nginx.service.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

test.for(["nginx-website.conf", "website-api.service"])("%s restarts without end", (name) => {
  const unit = read(`systemd/${name}`);
  expect(unit).toMatch(/^Restart=always$/m);
  // systemd reads it in this section only.
  expect(unit).toMatch(/^\[Unit\]\n(?:[^[].*\n|\n)*StartLimitIntervalSec=0\n/m);
});

test("web server, unit and log rotation name the same pid file", () => {
  const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1] ?? "";
  expect(read("systemd/nginx-website.conf")).toContain(`\nRuntimeDirectory=${path.basename(state)}\n`);
  for (const name of ["systemd/nginx-website.conf", "logrotate.conf"]) {
    const named = read(name).match(/(?<=[ =])\S*nginx\.pid/g);
    expect(new Set(named), name).toEqual(new Set([`${state}/nginx.pid`]));
  }
});
