import { cpSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { writeChecksums } from "../../scripts/build/build-files.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";
import { ReleaseServer } from "./release-server.ts";

test("packs only an unchanged build of a commit, and the archive can be released", async () => {
  const copy = new RepositoryCopy();
  const server = new ReleaseServer();
  const inCopy = (name: string) => path.join(copy.folder, name);
  const run = (command: string, ...args: string[]) => {
    const { status, output } = copy.run(command, args);
    expect(status, output).toBe(0);
    return output.trim();
  };
  /** Copies the build as if it were of the copy's commit. */
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
  // These links lead to the original folders, which pnpm could change.
  for (const modules of ["node_modules", "site/node_modules", "api/node_modules"]) rmSync(inCopy(modules));
  copy.commit();
  refused(/The build is of commit none[^]*Run pnpm build/);
  build();
  copy.write("content/new.yaml", "new");
  refused(/These files are not committed[^]*\?\? content\/new\.yaml/);
  rmSync(inCopy("content/new.yaml"));
  truncateSync(inCopy("build/client/index.html.br"));
  refused(/index\.html\.br: FAILED[^]*Run pnpm build/);

  build();
  run("deploy/pack.sh");
  await server.prepare();
  rmSync(server.source, { recursive: true });
  mkdirSync(server.source);
  run("tar", "-xzf", "build/website.tar.gz", "-C", server.source);
  await server.release("packed");
  expect(await server.release("again")).toBe("again");
  await server.delete();
  copy.delete();
});
