import { cpSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { writeChecksums } from "../../scripts/build/write-checksums.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { ReleaseServer } from "./release-server.ts";

test("only an unchanged build of a commit is packed, and the archive can be released", async () => {
  const copy = new RepositoryCopy();
  const home = new ReleaseServer();
  const inCopy = (name: string) => path.join(copy.folder, name);
  const run = (command: string, ...args: string[]) => {
    const { status, output } = copy.run(command, args);
    expect(status, output).toBe(0);
    return output.trim();
  };
  /** The build as if it had been made of the copy's commit. */
  const build = () => {
    const parts = ["client", "nginx", "page-manifest.json"].map((part) => `build/${part}`);
    for (const part of parts) cpSync(part, inCopy(part), { recursive: true });
    writeFileSync(inCopy("build/commit.txt"), `${run("git", "rev-parse", "HEAD")}\n`);
    writeChecksums(copy.folder, [...parts, "build/commit.txt"], "build/build.sha256");
  };
  const refused = (message: RegExp) => {
    const { status, output } = copy.run("deploy/pack.sh", []);
    expect(output).toMatch(message);
    expect(status).toBe(1);
  };
  // Links to the folders here, which pnpm could write to.
  for (const modules of ["node_modules", "site/node_modules", "api/node_modules"]) rmSync(inCopy(modules));
  copy.commit();
  refused(/the build is of none; run pnpm build/);
  build();
  copy.write("content/new.yaml", "new");
  refused(/in no commit[^]*\?\? content\/new\.yaml/);
  rmSync(inCopy("content/new.yaml"));
  truncateSync(inCopy("build/client/index.html.br"));
  refused(/index\.html\.br: FAILED[^]*run pnpm build/);

  build();
  run("deploy/pack.sh");
  await home.prepare();
  rmSync(home.source, { recursive: true });
  mkdirSync(home.source);
  run("tar", "-xzf", "build/website.tar.gz", "-C", home.source);
  await home.release("packed");
  await home.start();
  expect(await home.release("again")).toBe("again");
  await home.delete();
  copy.delete();
});
