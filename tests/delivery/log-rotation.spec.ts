import { expect, test } from "@playwright/test";

import { sendRequest } from "../../scripts/servers/send-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { LogFolder } from "./log-folder.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2027, 1, 1);

let logs: LogFolder;
test.beforeEach(() => {
  logs = new LogFolder();
});
test.afterEach(() => logs.delete());

function rotate(moment: number): void {
  logs.rotate(moment);
  const files = logs.list();
  expect(files.filter(({ oldest }) => moment - oldest > 7 * day + minute)).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(1.2e9);
}

/** Days with a line of each log before and after each rotation. */
function live(from: number, to: number, names: string[]): void {
  for (let moment = start + from * day; moment < start + to * day; moment += 6 * hour) {
    for (const name of names) logs.write(name, moment);
    rotate(moment);
    for (const name of names) logs.write(name, moment + 5 * hour);
  }
}

const both = ["access.log", "error.log"];
const oldestLine = () => Math.min(...logs.list().map(({ oldest }) => oldest));
const withLines = () => logs.list().filter(({ oldest }) => oldest < Infinity);

test("LEG-2 no line of a log becomes older than seven days, also without visitors or while the server was off", () => {
  for (const name of ["access.log.1", "debug.log", "notes.txt"]) logs.write(name, start - 20 * day);
  logs.rotate(start);
  logs.rotate(start + day);
  logs.rotate(start + day + hour);
  expect(withLines()).toEqual([]);
  live(2, 10, both);
  // At the end of the ninth day, the complete six days before it are there.
  expect(oldestLine()).toBeLessThan(start + 4 * day);
  live(10, 12, ["error.log"]);
  rotate(start + 16 * day);
  live(16, 24, []);
  expect(withLines()).toEqual([]);
});

test("a flood of requests leaves 1 GB of logs, and those of other days", () => {
  live(0, 4, both);
  for (let turn = 0; turn < 15; turn += 1) {
    const moment = start + 4 * day + turn * minute;
    logs.write("access.log", moment + 1, turn % 3 === 0 ? 3e9 : 2e8);
    rotate(moment + minute);
  }
  expect(oldestLine()).toBeLessThan(start + day);
});

test("nginx writes to the new file after a rotation", async () => {
  const { folder } = logs;
  const values = { STATE: folder, ACCESS_LOG: `${folder}/access.log visits`, ERROR_LOG: `${folder}/error.log warn` };
  const site = await startSite(await freePort(), { values });
  await sendRequest(`${site.origin}/contact`);
  await expect.poll(() => logs.read("access.log")).toContain("/contact");
  logs.rotate(undefined, "--force");
  await expect(async () => {
    await sendRequest(`${site.origin}/privacy`);
    expect(logs.read("access.log")).toContain("/privacy");
  }).toPass();
  expect(logs.read("access.log")).not.toContain("/contact");
  await site.stop();
});
