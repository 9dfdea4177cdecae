import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");

test("systemd understands every line of our units", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-units-"));
  cpSync("deploy/systemd", folder, { recursive: true });
  cpSync("deploy/systemd/nginx-website.conf", path.join(folder, "nginx.service.d/website.conf"));
  const units = ["nginx.service", ...readdirSync("deploy/systemd").filter((name) => name.startsWith("website-"))];
  for (const unit of units.slice(1)) {
    const here = read(`systemd/${unit}`).replace("/usr/local/bin/node", process.execPath);
    writeFileSync(
      path.join(folder, unit),
      here.replace("/srv/website/current/deploy/backup.sh", path.resolve("deploy/backup.sh")),
    );
  }
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], {
    cwd: folder,
    // The empty entry stands for systemd's own folders, where Debian's nginx.service is.
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  expect(status).toBe(0);
});

test.for(["nginx-website.conf", "website-api.service"])("%s is started again for ever", (name) => {
  const unit = read(`systemd/${name}`);
  expect(unit).toMatch(/^Restart=always$/m);
  // systemd looks for it in this section only.
  expect(unit).toMatch(/^\[Unit\]\n(?:[^[].*\n|\n)*StartLimitIntervalSec=0\n/m);
});

test("web server, unit and rotation agree on where the process says its number", () => {
  const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1] ?? "";
  expect(state).not.toBe("");
  for (const name of ["systemd/nginx-website.conf", "logrotate.conf"]) {
    const named = [...read(name).matchAll(/\S*nginx\.pid/g)].map(([file]) => file.replace("PIDFile=", ""));
    expect(new Set(named), name).toEqual(new Set([`${state}/nginx.pid`]));
  }
  expect(read("systemd/nginx-website.conf")).toContain(`\nRuntimeDirectory=${path.basename(state)}\n`);
});
