import { expect, test } from "@playwright/test";

import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import { LogFolder } from "./log-folder.ts";

// The real logrotate with production's rules: for weeks under a shifted clock, and once under the real server.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2027, 1, 1);

let logs: LogFolder;
test.beforeEach(() => {
  logs = new LogFolder();
});
test.afterEach(() => logs.delete());

/** As the timer does; the seconds vary. */
function rotate(moment: number) {
  const seconds = (Math.round(moment / hour) * 17) % 50;
  const now = moment + seconds * 1000;
  logs.rotate(now);
  const files = logs.list();
  const old = files.filter(({ oldest }) => now - oldest > 7 * day + minute).map(({ name }) => name);
  expect(old, new Date(now).toISOString()).toEqual([]);
  const kept = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(kept, new Date(now).toISOString()).toBeLessThan(1.2e9);
}

/** A line before and after each run, and one at the end of the hour. */
function live(days: [from: number, to: number], names: string[], hours = [0, 1, 6, 12, 18, 23]) {
  for (let number = days[0]; number < days[1]; number += 1) {
    for (const each of hours) {
      const moment = start + number * day + each * hour;
      const write = (later: number) => names.forEach((name) => logs.write(name, moment + later));
      write(0);
      rotate(moment);
      write(minute);
      write(59 * minute);
    }
  }
}

const oldestLine = () => Math.min(...logs.list().map((file) => file.oldest));

const both = ["access.log", "error.log"];

test("LEG-2 no line of a log is ever older than seven days, and six days before today are kept", () => {
  live([0, 10], both);
  expect(start + 9 * day - oldestLine()).toBeGreaterThanOrEqual(6 * day - minute);
  live([10, 12], ["access.log"], [0]); // Visits in one hour of the day only.
  live([12, 25], []); // Nobody comes, for longer than lines may live.
  live([25, 27], both);
  logs.delete("access.log"); // What is left of it has to go, too.
  live([27, 35], ["error.log"]);
  live([35, 37], both, [0, 12]);
  // The machine is off until noon of the third day; it rotates before the server starts.
  rotate(start + 39 * day + 12 * hour);
  live([39, 40], both, [13, 18]);
  live([40, 44], both);
  live([44, 52], []);
  expect(logs.list().filter((file) => file.oldest < Infinity)).toEqual([]);
});

test("LEG-2 files of twenty days ago go as well, quiet ones and those of other names", () => {
  const strays = ["error.log", "error.log-20270101-1798761600", "access.log.1", "debug.log", "notes.txt"];
  for (const name of strays) logs.write(name, start - 20 * day);
  for (const moment of [start, start + day, start + day + hour]) logs.rotate(moment);
  expect(logs.list().filter((file) => file.oldest < Infinity)).toEqual([]);
});

test("a flood of requests leaves 1 GB of logs, and those of other days", () => {
  live([0, 7], both);
  for (let number = 0; number < 60; number += 1) {
    const moment = start + 6 * day + 23 * hour + number * minute;
    // 50 MB a second, and less.
    logs.flood("access.log", moment + 1, number % 3 === 0 ? 3e9 : 2e8);
    if (number % 10 === 0) logs.flood("error.log", moment + 1, 1.5e8);
    rotate(moment + minute);
  }
  expect(start + 7 * day - oldestLine()).toBeGreaterThanOrEqual(6 * day - minute);
  expect(logs.list().length).toBeLessThan(30);
});

test("the server goes on in the new file", async () => {
  const { folder } = logs;
  const values = { STATE: folder, ACCESS_LOG: `${folder}/access.log visits`, ERROR_LOG: `${folder}/error.log warn` };
  const site = await startSite(await freePort(), { values });
  await askServer(`${site.origin}/contact`);
  await expect.poll(() => logs.read("access.log")).toContain("/contact");
  logs.rotate(undefined, "--force");
  await expect
    .poll(async () => {
      await askServer(`${site.origin}/privacy`);
      return logs.read("access.log");
    })
    .toContain("/privacy");
  expect(logs.read("access.log")).not.toContain("/contact");
  await site.stop();
});
