import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { getContent } from "#site/content/content.server.ts";
import { listSitePages } from "#site/content/page-data/site-pages.server.ts";

import { readLastChanges } from "./last-changes.ts";

const today = new Date().toISOString().slice(0, 10);

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "content/cases"), { recursive: true });
  return folder;
}

test("a page has the day of the last commit to its files, and the day of the build before the first", () => {
  const folder = makeFolder();
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args]);
  const commit = (file: string, date: string) => {
    writeFileSync(path.join(folder, "content", file), date);
    git("add", ".");
    const author = ["-c", "user.name=Erika", "-c", "user.email=erika@example.com"];
    execFileSync("git", ["-C", folder, ...author, "commit", "--quiet", "--message=change"], {
      env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
    });
  };
  git("init", "--quiet");
  commit("cases/one.yaml", "2026-01-01");
  commit("cases/two.yaml", "2026-02-02");
  commit("terms.yaml", "2026-03-03");
  writeFileSync(path.join(folder, "content/cases/one.yaml"), "not committed");
  writeFileSync(path.join(folder, "content/new.yaml"), "not committed");

  const lastChange = readLastChanges(path.join(folder, "content"));
  expect(lastChange(["cases/one.yaml"])).toBe("2026-01-01");
  expect(lastChange(["terms.yaml", "cases/two.yaml"])).toBe("2026-03-03");
  expect(lastChange(["cases"])).toBe("2026-02-02");
  expect(lastChange(["new.yaml"])).toBe(today);
});

test("outside a repository and without git, a page has the day of the build", () => {
  const folder = path.join(makeFolder(), "content");
  expect(readLastChanges(folder)(["terms.yaml"])).toBe(today);
  vi.stubEnv("PATH", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readLastChanges(folder)(["terms.yaml"])).toBe(today);
});

test("every page names content files that exist, and every case, article and service belongs to a page", () => {
  const files = new Set(listSitePages().flatMap((page) => page.files));
  const { cases, articles, services } = getContent();
  expect([...files].filter((file) => !existsSync(path.join("content", file)))).toEqual([]);
  const entries = [
    ...cases.map(({ slug }) => `cases/${slug}.yaml`),
    ...articles.map(({ slug }) => `articles/${slug}.mdx`),
    ...services.map(({ slug }) => `services/${slug}.yaml`),
  ];
  expect(entries.filter((file) => !files.has(file))).toEqual([]);
});
