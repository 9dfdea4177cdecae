import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { lastChange, readHistory } from "#site/collections/reader/history.server.ts";

import { keepHistory } from "./keep-history.ts";

/** A copy of the content whose history knows the contact page differently, and a page that is gone. */
let file: string;
const stale = {
  "/contact": { hash: "something else", date: "2020-01-01" },
  "/gone": { hash: "x", date: "2020-01-01" },
};

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("content", folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  keepHistory("2026-01-01");
  file = path.join(folder, "history.json");
  writeFileSync(file, JSON.stringify({ ...readHistory(), ...stale }));
});

test("the history is kept by itself, and left alone when nothing has changed", () => {
  expect(keepHistory("2030-05-06")).toEqual(["/contact", "/gone"]);
  expect(readHistory()["/contact"]?.date).toBe("2030-05-06");
  expect(readHistory()["/gone"]).toBeUndefined();
  const written = readFileSync(file, "utf8");
  expect(keepHistory("2031-01-01")).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(written);
});

test("a change that nobody has recorded is of the day of the last commit", () => {
  expect(lastChange("/contact")).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChange("/contact")).not.toBe(stale["/contact"].date);
});
