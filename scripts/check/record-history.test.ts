import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { lastChange, readHistory } from "#site/content/reader/history.server.ts";

import { recordHistory } from "./record-history.ts";

test("records the day of changed pages and removes deleted ones; unrecorded changes have the day of the last commit", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("content", folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  recordHistory("2026-01-01");
  const file = path.join(folder, "history.json");
  const stale = { hash: "something else", date: "2020-01-01" };
  writeFileSync(file, JSON.stringify({ ...readHistory(), "/contact": stale, "/gone": stale }));

  expect(lastChange("/contact")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChange("/contact")).not.toBe(stale.date);

  expect(recordHistory("2030-05-06")).toEqual(["/contact", "/gone"]);
  expect(readHistory()["/contact"]?.date).toBe("2030-05-06");
  expect(readHistory()["/gone"]).toBeUndefined();
  const written = readFileSync(file, "utf8");
  expect(recordHistory("2031-01-01")).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(written);
});
