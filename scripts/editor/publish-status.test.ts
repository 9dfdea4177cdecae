import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { findPublishStatus } from "./publish-status.ts";

test("follows a text from the computer to the live site", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "publish-status-"));
  let live: string | null = null;
  const site = createServer((_request, response) => response.end(JSON.stringify({ commit: live }))).listen(0);
  await once(site, "listening");
  onTestFinished(() => {
    site.close();
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const [remote, own, other] = ["remote", "own", "other"].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ];
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@site.test", "-c", "core.hooksPath="];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const write = (text: string) => writeFileSync(path.join(own, "text.yaml"), text);
  const state = async () => (await findPublishStatus(own, "text.yaml", origin)).state;

  git(root, "init", "--bare", "--initial-branch=main", remote);
  git(root, "clone", remote, own);
  git(own, "checkout", "-b", "main");
  write("one");
  expect(await state()).toBe("saved");
  git(own, "add", ".");
  git(own, "commit", "-m", "one");
  git(own, "push", "origin", "main");
  expect(await state()).toBe("merged");
  live = git(own, "rev-parse", "HEAD");
  expect(await state()).toBe("live");

  git(own, "checkout", "-b", "change");
  write("two");
  git(own, "commit", "-am", "two");
  expect(await state()).toBe("saved");
  git(own, "push", "origin", "change");
  expect(await state()).toBe("review");
  // Somebody else merges and goes on.
  git(root, "clone", remote, other);
  vi.stubEnv("GIT_COMMITTER_DATE", "2030-01-02T03:04:05Z");
  git(other, "merge", "--no-ff", "origin/change");
  git(other, "commit", "--allow-empty", "-m", "three");
  git(other, "push", "origin", "main");
  expect(await state()).toBe("merged");
  expect(await findPublishStatus(own, "text.yaml", origin)).toMatchObject({ date: "2030-01-02T03:04:05+00:00" });
  live = git(other, "rev-parse", "HEAD");
  expect(await state()).toBe("live");

  write("three");
  git(own, "commit", "-am", "three");
  git(own, "push", "origin", "change");
  expect(await state()).toBe("review");
  git(other, "fetch");
  git(other, "merge", "--squash", "origin/change");
  git(other, "commit", "-m", "three, squashed");
  git(other, "push", "origin", "main");
  expect(await state()).toBe("merged");
  live = git(other, "rev-parse", "HEAD");
  expect(await state()).toBe("live");
  site.close();
  expect(await state()).toBe("unanswered");
});
