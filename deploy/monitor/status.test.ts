import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { recordRun, summarize } from "./status.ts";
import type { Day, Run } from "./status.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12)).toISOString();

test("keeps 90 days, and reads on after a line that a crash cut off", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "website-status-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let number = 1; number <= 95; number += 1)
    recordRun(folder, "www.example.com", { time: day(number), failed: [], firstByte: 100 });
  const files = readdirSync(path.join(folder, "runs"));
  expect(files).toHaveLength(90);
  expect(files[0]).toBe("2026-01-06.jsonl");
  appendFileSync(path.join(folder, "runs", files.at(-1) ?? ""), '\n{"time":"2026-04-05T13:0');
  recordRun(folder, "www.example.com", { time: day(95), failed: ["team"], firstByte: null });
  const { days } = JSON.parse(readFileSync(path.join(folder, "status/status.json"), "utf8")) as { days: Day[] };
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual({
    date: "2026-04-05",
    runs: 2,
    site: 2,
    team: 1,
    firstByte: { median: 100, p95: 100 },
  });
  const page = readFileSync(path.join(folder, "status/index.html"), "utf8");
  expect(page).toContain(
    '<th scope="row">30 days</th><td>31</td><td>100%</td><td><mark>96.77%</mark></td><td>100 ms</td>',
  );
});

test("counts the runs that passed, and never rounds a failure up to 100%", () => {
  const runs = Array.from({ length: 40 }, (_, index): Run => ({ time: day(1), failed: [], firstByte: index + 1 }));
  expect(summarize(runs).firstByte).toEqual({ median: 20, p95: 38 });
  expect(summarize([])).toEqual({ runs: 0, site: 0, team: 0, firstByte: null });
});
