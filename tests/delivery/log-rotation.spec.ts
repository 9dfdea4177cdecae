import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2027, 1, 1);

let root: string;
const inLogs = (...names: string[]) => path.join(root, "logs", ...names);
const readLog = (name: string) => readFileSync(inLogs(name), "utf8");

/** Creates a log folder with the rotation rules of production. */
test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "website-logs-"));
  mkdirSync(inLogs());
  for (const folder of [root, inLogs()]) chmodSync(folder, 0o755);
  const rules = readFileSync("deploy/logrotate.conf", "utf8")
    .replaceAll(/\/var\/log\/website|\/run\/website-nginx/g, inLogs())
    // Only root may change the owner of a file.
    .replace(" www-data adm", process.getuid?.() === 0 ? "$&" : "");
  writeFileSync(path.join(root, "logrotate.conf"), rules);
  for (const log of ["access.log", "error.log"]) writeFileSync(inLogs(log), "");
});
test.afterEach(() => rmSync(root, { recursive: true }));

/** Adds a line, and extends the file to a size. */
function write(log: string, moment: number, bytes?: number): void {
  appendFileSync(inLogs(log), `{"time":"${new Date(moment).toISOString()}"}\n`);
  if (bytes !== undefined) truncateSync(inLogs(log), bytes);
  utimesSync(inLogs(log), moment / 1000, moment / 1000);
}

/** Returns every file with the time of its first line, which is its oldest. */
const list = () =>
  readdirSync(inLogs())
    .filter((name) => statSync(inLogs(name)).isFile())
    .map((name) => {
      const { size: bytes } = statSync(inLogs(name));
      const time = bytes < 1e6 ? /"time":"([^"]+)"/.exec(readLog(name))?.[1] : undefined;
      return { name, bytes, oldest: time === undefined ? Infinity : Date.parse(time) };
    });
const oldestLine = () => Math.min(...list().map(({ oldest }) => oldest));

/** Rotates and deletes logs as the timer does. */
function runLogrotate(moment: number, ...flags: string[]): void {
  const clock = `@${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}`;
  const rotation = ["logrotate", "--state", path.join(root, "status"), ...flags, path.join(root, "logrotate.conf")];
  const script = `${rotation.join(" ")} && deploy/delete-logs.sh ${inLogs()} ${inLogs("nginx.pid")}`;
  // The tests set the dates of files, not the shifted clock.
  const env = { ...process.env, TZ: "UTC", NO_FAKE_STAT: "1" };
  execFileSync("faketime", ["-f", clock, "bash", "-c", script], { env, stdio: "pipe" });
  for (const { name, bytes } of list())
    if (name.endsWith(".log") && bytes === 0) utimesSync(inLogs(name), moment / 1000, moment / 1000);
}

function rotate(moment: number): void {
  runLogrotate(moment);
  expect(list().filter(({ oldest }) => moment - oldest > 7 * day + minute)).toEqual([]);
  expect(list().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1.2e9);
}

/** Rotates four times a day, and writes a line to each log before and after. */
function rotateDaily(from: number, to: number, names: string[]): void {
  for (let moment = start + from * day; moment < start + to * day; moment += day / 4) {
    for (const name of names) write(name, moment);
    rotate(moment);
    for (const name of names) write(name, moment + day / 5);
  }
}

test("deletes log lines within seven days, even if the server was off", { tag: "@LEG-2" }, () => {
  for (const name of ["access.log.1", "debug.log", "notes.txt"]) write(name, start - 20 * day);
  for (const moment of [start, start + day, start + day + 60 * minute]) runLogrotate(moment);
  expect(oldestLine()).toBe(Infinity);
  rotateDaily(2, 10, ["access.log", "error.log"]);
  // At the end of the ninth day, the six complete days before it are there.
  expect(oldestLine()).toBeLessThan(start + 4 * day);
  rotateDaily(10, 12, ["error.log"]);
  rotate(start + 16 * day);
  rotateDaily(16, 24, []);
  expect(oldestLine()).toBe(Infinity);
  // Someone deleted the current logs, so that there is nothing to rotate.
  write("access.log-20270224-1", start + 23 * day);
  for (const { name } of list().filter((file) => file.name.endsWith(".log"))) rmSync(inLogs(name));
  rotate(start + 31 * day);
});

test("limits the logs of a flood to 1 GB and keeps those of other days", () => {
  rotateDaily(0, 4, ["access.log", "error.log"]);
  for (let turn = 0; turn < 15; turn += 1) {
    const moment = start + 4 * day + turn * minute;
    write("access.log", moment + 1, turn % 3 === 0 ? 3e9 : 2e8);
    rotate(moment + minute);
  }
  expect(oldestLine()).toBeLessThan(start + day);
});

/** Starts nginx with its logs and its process id in the log folder. */
const startLogged = async () => {
  const values = { STATE: inLogs(), ACCESS_LOG: `${inLogs("access.log")} visits`, ERROR_LOG: inLogs("error.log") };
  return startSite(await freePort(), { values });
};

test("makes nginx write to the new file after a rotation", async () => {
  const site = await startLogged();
  await sendLocalRequest(`${site.origin}/contact`);
  await expect.poll(() => readLog("access.log")).toContain("/contact");
  runLogrotate(Date.now(), "--force");
  await expect(async () => {
    await sendLocalRequest(`${site.origin}/privacy`);
    expect(readLog("access.log")).toContain("/privacy");
  }).toPass();
  expect(readLog("access.log")).not.toContain("/contact");
  await site.stop();
});

for (const name of ["access.log", "error.log"]) {
  test(`makes nginx create ${name} again after someone deleted it`, async () => {
    const site = await startLogged();
    rmSync(inLogs(name));
    runLogrotate(Date.now());
    expect(statSync(inLogs(name)).mode & 0o777).toBe(0o640);
    await sendLocalRequest(`${site.origin}/privacy`);
    await expect.poll(() => readLog("access.log")).toContain("/privacy");
    await site.stop();
  });
}
