import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { freePort } from "../../scripts/servers/free-port.ts";
import { makeCertificate } from "../../scripts/servers/start-site.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import type { RunningStack } from "../../scripts/servers/start-stack.ts";
import { findViolations } from "../support/find-violations.ts";
import { routeTable } from "../support/route-table.ts";

test.describe.configure({ mode: "serial" });

let build: string;
let stack: RunningStack;
let plain: number;
let certificate: string;

test.beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), "website-outside-"));
  chmodSync(build, 0o755);
  cpSync("build", build, { recursive: true });
  mkdirSync(path.join(build, "client/team"));
  cpSync("site/public/favicon.svg", path.join(build, "client/team/someone.svg"));
  plain = await freePort();
  const made = makeCertificate(build, 30);
  certificate = made.certificate;
  const files = { CERTIFICATE: certificate, CERTIFICATE_KEY: made.key };
  const values = { ...files, LISTEN_PLAIN: `127.0.0.1:${plain}`, TEAM_FRESH: "1s", DRILLS: build };
  mkdirSync(path.join(build, "drills"));
  writeFileSync(
    path.join(build, "drills/restore.json"),
    JSON.stringify({ result: "ok", date: new Date().toISOString() }),
  );
  stack = await startStack(await freePort(), { tls: true, root: path.join(build, "client"), values });
});
test.afterAll(async () => {
  await stack.stop();
  rmSync(build, { recursive: true });
});

/** Runs the monitor with the clock some days ahead. */
function check(
  days = 0,
  alias = `http://localhost:${plain}`,
): { status: number | null; wrong: string[]; stdout: string } {
  const clock = ["-f", `+${days}d`, process.execPath, "deploy/monitor/monitor-site.ts"];
  const { status, stdout } = spawnSync("faketime", [...clock, stack.origin, alias], {
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: certificate,
      API_KEY: stack.api.key,
      STATE_DIRECTORY: build,
      DRILL_DAYS: "9",
    },
  });
  return { status, wrong: stdout.split("\n").filter((line) => line.startsWith("FAIL")), stdout };
}

test("the monitor passes on a healthy site", { tag: "@QUAL-9" }, () => {
  const change = `update public.employees set image_url = '/team/someone.svg' where "order" = 1`;
  execFileSync("psql", [stack.database.adminUrl, "-v", "ON_ERROR_STOP=1", "-q", "-c", change]);
  const { status, wrong, stdout } = check();
  expect([status, wrong]).toEqual([0, []]);
  expect(stdout).toContain(`pages: ${routeTable.length} with their policy`);
  expect(stdout).toContain("employees, fresh, photographs: 1");
  expect(stdout).toMatch(/security\.txt: 3\d\d days left/);
  expect(stdout).toMatch(/first byte: \d+ ms/);
});

test("the monitor requires a redirect to the same host over TLS", { tag: "@QUAL-9" }, () => {
  const { wrong } = check(0, `http://127.0.0.1:${plain}`);
  expect(wrong).toEqual([`FAIL redirects: http://127.0.0.1:${plain} returns 301 ${stack.origin}/contact?from=monitor`]);
});

test(
  "the monitor names each fault: certificate, security.txt, release, page, drill, redirect, stale team",
  { tag: "@QUAL-9" },
  async () => {
    rmSync(path.join(build, "client/contact"), { recursive: true });
    rmSync(path.join(stack.site.folder, "health.json"));
    const security = path.join(build, "client/.well-known/security.txt");
    for (const copy of [".gz", ".br"]) rmSync(security + copy, { force: true });
    writeFileSync(security, `Expires: ${new Date(Date.now() + 40 * 86_400_000).toISOString()}\n`);
    await stack.api.stop();
    // nginx counts full seconds, so one may take two.
    await wait(2500);
    plain = await freePort();
    const { status, wrong } = check(20);
    expect([status, wrong]).toEqual([
      1,
      [
        "FAIL certificate: expires in 9 days",
        "FAIL security.txt: expires in 19 days. Build and release the site again",
        "FAIL release: /healthz returns 503",
        "FAIL pages: /contact returns 404",
        "FAIL restore drill: ok, 20 days ago",
        expect.stringContaining("FAIL redirects: "),
        "FAIL team: 12 employees from STALE: the service is down",
      ],
    ]);
  },
);

test("the monitor publishes a status page, which its nginx serves", { tag: "@QUAL-9" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const port = await freePort();
  const server = readFileSync("deploy/monitor/status.conf", "utf8")
    .replace(/listen 80;\s+listen .*;/, `listen 127.0.0.1:${port};`)
    .replace("/var/lib/website-monitor/", `${build}/`)
    .replace("/var/log/nginx/error.log", "stderr");
  const config = path.join(build, "status-server.conf");
  writeFileSync(config, `pid ${build}/status.pid;\nevents {}\nhttp { types { text/html html; } ${server} }\n`);
  const nginx = spawn("nginx", ["-c", config, "-e", "stderr", "-g", "daemon off;"], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}/`;
  await expect.poll(() => fetch(url).then(({ status }) => status, String)).toBe(200);
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  await page.goto(url);
  await expect(page.locator(".now")).toContainText(
    "Failed: certificate, pages, redirects, release, restore drill, security.txt, team",
  );
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveText([/^30 days366.66%66.66%\d+ ms$/, /^\w+ \d+10%0%\d+ ms$/, /^\w+ \d+2100%100%\d+ ms$/]);
  expect(await findViolations(page, {})).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(page.locator("h1")).toHaveCSS("line-height", "38.4px");
  expect(faults).toEqual([]);
  nginx.kill("SIGQUIT");
});
