import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { readHistory } from "#site/collections/reader/history.server.ts";

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
  keepHistory("2026-01-01", false);
  file = path.join(folder, "history.json");
  writeFileSync(file, JSON.stringify({ ...readHistory(), ...stale }));
});

test("the history is kept by itself, and left alone when nothing has changed", () => {
  expect(keepHistory("2030-05-06", false)).toEqual(["/contact", "/gone"]);
  expect(readHistory()["/contact"]?.date).toBe("2030-05-06");
  expect(readHistory()["/gone"]).toBeUndefined();
  const written = readFileSync(file, "utf8");
  expect(keepHistory("2031-01-01", false)).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(written);
});

test("CI writes nothing and says what to do", () => {
  const before = readFileSync(file, "utf8");
  expect(() => keepHistory("2030-05-06", true)).toThrow(
    /older than what \/contact and \/gone says: run pnpm check:content/,
  );
  expect(readFileSync(file, "utf8")).toBe(before);
});
