import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");

for (const kind of ["server", "monitor"]) {
  test(`systemd accepts the units of the ${kind}, and each service runs in the sandbox`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), "website-units-"));
    execFileSync(path.resolve("deploy/install-units.sh"), [kind, folder]);
    const units = readdirSync(folder).filter((name) => /^website-.*\.(service|timer)$/.test(name));
    expect(units).not.toEqual([]);
    for (const unit of units) {
      const file = path.join(folder, unit);
      const text = readFileSync(file, "utf8")
        .replace("/usr/local/bin/node", process.execPath)
        .replaceAll("/srv/website/current/deploy", path.resolve("deploy"));
      writeFileSync(file, text);
    }
    // systemd would wait forever for a command that hangs: no alarm is sent, and the timer does not start it again.
    const endless = units.filter((unit) =>
      /^Type=oneshot$(?![^]*^TimeoutStartSec=\d)/m.test(readFileSync(path.join(folder, unit), "utf8")),
    );
    expect(endless).toEqual([]);
    const instances = units.map((unit) => unit.replace("@.", "@nginx.service."));
    if (kind === "server") instances.push("nginx.service");
    // The empty entry adds systemd's default folders, with Debian's nginx.service.
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const verify = spawnSync("systemd-analyze", ["verify", "--man=no", ...instances], { env, encoding: "utf8" });
    expect([verify.status, verify.stderr]).toEqual([0, ""]);
    for (const unit of instances.filter((name) => name.endsWith(".service"))) {
      const exposure = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=30", unit], { env });
      expect([unit, exposure.status]).toEqual([unit, 0]);
    }
    rmSync(folder, { recursive: true });
  });
}

test("nobody but root and nginx reads logs that nginx creates", () => {
  expect(read("systemd/nginx-website.conf")).toMatch(/^UMask=0027$/m);
});

test("nginx serves the folder that the drill writes to", () => {
  const [, folder = ""] = /DRILLS: "(.+)"/.exec(read("render-nginx.ts")) ?? [];
  expect(read("systemd/website-drill.service")).toContain(`\nStateDirectory=${path.basename(folder)}/drills\n`);
});

test("nginx, its unit and log rotation use the same pid file", () => {
  const state = /^STATE=(.+)$/m.exec(read("site.env"))?.[1] ?? "";
  expect(read("systemd/nginx-website.conf")).toContain(`\nRuntimeDirectory=${path.basename(state)}\n`);
  for (const name of ["systemd/nginx-website.conf", "logrotate.conf", "delete-logs.sh"]) {
    const named = read(name).match(/\/run\/[\w-]*\/nginx\.pid/g);
    expect(new Set(named), name).toEqual(new Set([`${state}/nginx.pid`]));
  }
});
