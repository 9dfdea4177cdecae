import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { writeChecksums } from "../../scripts/build/write-checksums.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { ReleaseHome } from "./release-home.ts";

const copy = new RepositoryCopy();
const home = new ReleaseHome();
test.afterAll(async () => {
  copy.delete();
  await home.delete();
});

const run = (command: string, ...args: string[]) => {
  const { status, output } = copy.run(command, args);
  expect(status, output).toBe(0);
  return output.trim();
};
const commit = (message: string) =>
  run("git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qam", message, "--allow-empty");

/** The build as if it had been made of the copy's commit. */
function build(): void {
  const parts = ["client", "nginx", "page-manifest.json"];
  for (const part of parts) cpSync(`build/${part}`, path.join(copy.folder, "build", part), { recursive: true });
  writeFileSync(path.join(copy.folder, "build/commit.txt"), `${run("git", "rev-parse", "HEAD")}\n`);
  writeChecksums(
    copy.folder,
    [...parts, "commit.txt"].map((part) => `build/${part}`),
    "build/build.sha256",
  );
}

test("what is packed is a commit: changed, untracked, older and damaged files are refused, and a clean build is released", async () => {
  run("git", "init", "-q");
  // Links to the folders here, which pnpm could write to.
  for (const modules of ["node_modules", "site/node_modules", "api/node_modules"])
    rmSync(path.join(copy.folder, modules));
  run("git", "add", "-A");
  commit("first");
  build();
  const pack = () => copy.run("deploy/pack.sh", []);
  const refused = (says: RegExp) => {
    const { status, output } = pack();
    expect(output).toMatch(says);
    expect(status).toBe(1);
  };

  const page = readFileSync("content/site.yaml", "utf8");
  copy.write("content/site.yaml", `${page}# changed\n`);
  refused(/in no commit[^]* M content\/site\.yaml/);
  copy.restore("content/site.yaml");
  copy.write("content/articles/new.mdx", "new");
  refused(/in no commit[^]*\?\? content\/articles\/new\.mdx/);
  rmSync(path.join(copy.folder, "content/articles/new.mdx"));
  commit("second");
  refused(/this is commit [0-9a-f]{40}, the build is of [0-9a-f]{40}; run pnpm build/);
  build();
  truncateSync(path.join(copy.folder, "build/client/index.html.br"));
  refused(/build\/client\/index\.html\.br: FAILED[^]*run pnpm build/);
  rmSync(path.join(copy.folder, "build/client/services"), { recursive: true });
  refused(/run pnpm build/);
  rmSync(path.join(copy.folder, "build/commit.txt"));
  refused(/the build is of none/);

  build();
  writeFileSync(path.join(copy.folder, "build/client/stray.html"), "left over");
  const { status, output } = pack();
  expect(status, output).toBe(0);
  await home.prepare();
  rmSync(home.source, { recursive: true });
  mkdirSync(home.source);
  run("tar", "-xzf", "build/website.tar.gz", "-C", home.source);
  await home.release("packed");
  await home.start();
  expect(await home.release("again")).toBe("again");
  expect(readFileSync(path.join(home.home, "current/commit.txt"), "utf8")).toBe(`${run("git", "rev-parse", "HEAD")}\n`);
});
