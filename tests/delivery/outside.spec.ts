import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdtempSync, rmSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { freePort } from "../../scripts/stage/free-port.ts";
import { makeCertificate } from "../../scripts/stage/make-certificate.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import type { RunningChain } from "../../scripts/stage/start-chain.ts";
import { routeTable } from "../support/route-table.ts";
import { reloadNginx } from "./nginx-workers.ts";

test.describe.configure({ mode: "serial" });

let chain: RunningChain;
let plain: number;
let build: string;
let certificate: string;

test.beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), "website-outside-"));
  chmodSync(build, 0o755);
  cpSync("build", build, { recursive: true });
  plain = await freePort();
  const made = makeCertificate(build, 30);
  certificate = made.certificate;
  chain = await startChain(await freePort(), {
    tls: true,
    root: path.join(build, "client"),
    values: {
      CERTIFICATE: certificate,
      CERTIFICATE_KEY: made.key,
      LISTEN_PLAIN: `127.0.0.1:${plain}`,
      TEAM_FRESH: "2s",
    },
  });
});
test.afterAll(async () => {
  await chain.stop();
  rmSync(build, { recursive: true });
});

/** What a monitor reads, and the exit code it acts on; some days later, if they are given. */
async function check(days = 0): Promise<{ code: number | null; wrong: string[]; said: string }> {
  const command = ["scripts/check/check-outside.ts", chain.origin, `http://localhost:${plain}`];
  const clock = days > 0 ? ["faketime", "-f", `+${days}d`] : [];
  const [program = "", ...rest] = [...clock, process.execPath, ...command];
  const child = spawn(program, rest, { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } });
  const said = await text(child.stdout);
  if (child.exitCode === null) await once(child, "exit");
  return { code: child.exitCode, wrong: said.split("\n").filter((line) => line.startsWith("WRONG")), said };
}

/** Somebody enters a photograph for one person. */
function enterPhotograph(address: string): void {
  const change = `update public.employees set image_url = '${address}' where "order" = 1`;
  execFileSync("psql", [chain.database.adminUrl, "-v", "ON_ERROR_STOP=1", "-q", "-c", change]);
  chain.site.forgetTeam();
}

test("QUAL-9 one command sees from outside that all is well", async () => {
  enterPhotograph("/team/1.svg");
  const { code, wrong, said } = await check();
  expect([code, wrong]).toEqual([0, []]);
  expect(said).toContain(`pages: ${routeTable.length} with their policy`);
  expect(said).toContain("people, fresh, photographs: 1");
});

test("QUAL-9 a certificate that ends within two weeks, a missing header and a missing photograph are wrong", async () => {
  const headers = path.join(chain.site.folder, "nginx/security-headers.conf");
  const rules = readFileSync(headers, "utf8");
  writeFileSync(headers, rules.replace(/^add_header Strict-Transport-Security.*$/m, ""));
  await reloadNginx(chain.site);
  enterPhotograph("/team/not-yet.webp");
  const { code, wrong } = await check(20);
  expect([code, wrong]).toEqual([
    1,
    [
      "WRONG certificate: ends in 9 days",
      "WRONG pages: / has no Strict-Transport-Security",
      expect.stringMatching(/^WRONG not found: \/nowhere-\d+ has no Strict-Transport-Security$/),
      "WRONG team: /team/not-yet.webp is not there",
    ],
  ]);
  const expired = await check(40);
  expect([expired.code, expired.wrong[0]]).toEqual([1, "WRONG certificate: certificate has expired"]);
  writeFileSync(headers, rules);
  await reloadNginx(chain.site);
});

test("QUAL-9 a page that is gone, a release without a name, a stale team and no way from plain HTTP are wrong", async () => {
  rmSync(path.join(build, "client/contact"), { recursive: true });
  rmSync(path.join(chain.site.folder, "health.json"));
  await chain.api.stop();
  await wait(2500);
  plain = await freePort();
  const { code, wrong } = await check();
  expect([code, wrong]).toEqual([
    1,
    [
      "WRONG release: /healthz answers 503",
      "WRONG pages: /contact answers 404",
      expect.stringContaining("WRONG redirects: "),
      "WRONG team: 12 people from STALE: the service is down",
    ],
  ]);
});
