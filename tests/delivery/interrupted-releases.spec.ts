import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "@playwright/test";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { ReleaseServer } from "./release-server.ts";

test.describe.configure({ mode: "serial" });

let server: ReleaseServer;
const inHome = (name: string) => path.join(server.home, name);
const inBin = (name: string) => path.join(server.folder, "bin", name);
const rules = () => path.join(server.source, "deploy/nginx/files.conf");
const get = (route: string) => sendLocalRequest(server.origin + route, { agent: false });
const getStatus = async (route: string) => (await get(route)).status;
const links = () => ["current", "config"].map((name) => readlinkSync(inHome(name)));
const linksOf = (name: string) => [`releases/${name}`, `releases/${name}/config`];

test.beforeAll(async () => {
  server = new ReleaseServer();
  await server.prepare();
  server.vary("one");
  await server.release("one");
  server.vary("two");
  await server.release("two");
});
test.afterAll(() => server.delete());

/** Adds a rule to the next release until the test has ended, and returns a function that removes it. */
function addRule(rule: string): () => void {
  const before = readFileSync(rules(), "utf8");
  writeFileSync(rules(), `${rule}\n${before}`);
  server.updateChecksums();
  return () => {
    writeFileSync(rules(), before);
    server.updateChecksums();
  };
}

/** The check of a release repeats for ten seconds while this page is missing. */
const losesPage = "location = /contact { return 410; }";

const script = () => path.join(server.source, "deploy/release.sh");
const env = (name: string) => ({ ...server.env, WEBSITE_RELEASE: name });
/** Runs the command that docs/operations.md gives for a release that hangs. */
function runRunbookCommand() {
  const [, command = ""] =
    /## Release hangs[^]*?```sh\n(.*?) +#/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
  const { stderr } = spawnSync("bash", ["-c", command.replaceAll("/srv/website", server.home)], { encoding: "utf8" });
  expect(stderr).toBe("");
}

const connections: Record<string, { start: () => ChildProcess; lose: (connection: ChildProcess) => void }> = {
  "its terminal was closed": {
    start: () => spawn("script", ["--quiet", "--command", script(), "/dev/null"], { env: env("faulty") }),
    // The kernel sends SIGHUP to the terminal's processes.
    lose: (connection) => connection.kill("SIGKILL"),
  },
  "nobody reads its output": {
    start: () => spawn(script(), { env: env("faulty") }),
    lose: ({ stdout, stderr }) => [stdout, stderr].map((stream) => stream?.destroy()),
  },
};
for (const [name, { start, lose }] of Object.entries(connections)) {
  test(`withdraws a faulty release after ${name} during the check`, async () => {
    const removeRule = addRule(losesPage);
    const connection = start();
    await expect.poll(() => getStatus("/contact")).toBe(410);
    lose(connection);
    await expect.poll(() => getStatus("/contact")).toBe(200);
    await expect.poll(() => readdirSync(inHome("releases"))).toEqual(["one", "two"]);
    expect(links()).toEqual(linksOf("two"));
    expect(readFileSync(inHome("releases.log"), "utf8")).toMatch(
      /\/contact[^\n]* status 410[^]*Release faulty was withdrawn: two is live\.\n$/,
    );
    removeRule();
  });
}

test("the runbook's command ends a release with all its processes", async () => {
  const removeRule = addRule(losesPage);
  const release = server.release("killed").catch(String);
  await expect.poll(() => getStatus("/contact")).toBe(410);
  await expect(server.rollback("one")).rejects.toThrow(/since[^]*kill -- -\d+\. Nothing has changed: killed is live/);
  runRunbookCommand();
  await release;
  expect(await server.rollback("one")).toBe("one");
  // Longer than the check of the release.
  await wait(12_000);
  expect(links()).toEqual(linksOf("one"));
  // Without a running release, the command ends nothing.
  writeFileSync(inHome(".lock"), String(process.pid));
  runRunbookCommand();
  removeRule();
  expect(await server.rollback("two")).toBe("two");
});

test("Ctrl+C ends a release with all its processes", async () => {
  const removeRule = addRule(losesPage);
  const release = spawn(script(), { env: env("canceled"), stdio: "ignore" });
  await expect.poll(() => getStatus("/contact")).toBe(410);
  release.kill("SIGINT");
  expect(await once(release, "exit")).toEqual([130, null]);
  expect(await server.rollback("two")).toBe("two");
  removeRule();
});

test("loads the rules of a release whose reload was interrupted", async () => {
  const removeRule = addRule("location = /new { return 204; }");
  cpSync(inBin("systemctl"), inBin("real"));
  server.simulate("systemctl", "exec sleep 60 >/dev/null 2>&1");
  const release = server.release("rules").catch(String);
  await expect.poll(() => readlinkSync(inHome("current"))).toBe("releases/rules");
  runRunbookCommand();
  await release;
  cpSync(inBin("real"), inBin("systemctl"));
  expect(await server.rollback("rules")).toBe("rules");
  await expect.poll(() => getStatus("/new")).toBe(204);
  removeRule();
  expect(await server.rollback("two")).toBe("two");
});

test("checks a release with its own rules, even if nginx loads them late", async () => {
  const removeRule = addRule(losesPage);
  cpSync(inBin("systemctl"), inBin("real"));
  server.simulate("systemctl", `(sleep 1; exec ${inBin("real")} "$@") >/dev/null 2>&1 &`);
  await expect(server.release("late")).rejects.toThrow(/status 410[^]*withdrawn: two is live/);
  cpSync(inBin("real"), inBin("systemctl"));
  removeRule();
});

test("keeps both links if the second one fails", async () => {
  server.simulate("mv", 'case "$*" in *current) echo "No space left" >&2; exit 1 ;; esac; exec /bin/mv "$@"');
  await expect(server.release("half")).rejects.toThrow(/No space left[^]*Nothing has changed: two is live/);
  rmSync(inBin("mv"));
  expect(links()).toEqual(linksOf("two"));
  expect(existsSync(inHome("releases/half"))).toBe(false);
});

test("writes a release to the disk before the switch, and the switch before it is done", async () => {
  const record = path.join(server.folder, "synced");
  server.simulate(
    "sync",
    `echo $* $(readlink ${server.home}/current ${server.home}/config) >>${record}; exec /bin/sync "$@"`,
  );
  server.vary("three");
  await server.release("three");
  rmSync(inBin("sync"));
  expect(readFileSync(record, "utf8").trim().split("\n")).toEqual([
    ["-f", inHome("releases/three"), ...linksOf("two")].join(" "),
    ["-f", server.home, ...linksOf("three")].join(" "),
  ]);
});
