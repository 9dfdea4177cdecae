import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

import { afterAll, expect, test } from "vitest";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { getContent } from "#site/collections/content.server.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";

// `pnpm dev` on a copy of the repository, on a machine without PostgreSQL: a developer saves files, the page follows.

const copy = new RepositoryCopy();
const port = await freePort();
const env = { ...process.env, NO_COLOR: "1", POSTGRESQL_HOME: "/nowhere" };
const server = spawn(process.execPath, ["scripts/stage/dev.ts", "--port", String(port)], { cwd: copy.folder, env });
let printed = "";
for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (printed += String(text)));

/** The text of a page, or what the server printed so far. */
const page = async (route: string): Promise<string> => {
  const response = await fetch(`http://localhost:${port}${route}`, { signal: AbortSignal.timeout(60_000) }).catch(
    () => undefined,
  );
  return (await response?.text()) ?? printed;
};
const eventually = { timeout: 240_000, interval: 200 };

afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  copy.delete();
});

test("a changed content file shows on the page", async () => {
  await expect.poll(() => page("/contact"), eventually).toContain("<h1");
  const file = "content/pages/contact.yaml";
  copy.write(file, readFileSync(file, "utf8").replace(/^heading: .*/m, "heading: Saved a moment ago"));
  await expect.poll(() => page("/contact"), eventually).toContain("Saved a moment ago");
});

test("a half-written new file is named and a finished one becomes a page", async () => {
  const file = "content/services/cloud-dress-rehearsal.yaml";
  copy.write(file, "kind: detail\n");
  await expect.poll(() => page("/contact"), eventually).toContain("cloud-dress-rehearsal.yaml:1");

  const text = readFileSync("content/services/cloud-exit.yaml", "utf8")
    .replace(/^order: .*/m, "order: 45")
    .replace(/^ {2}title: .*/m, "  title: Dress rehearsals for cloud exits")
    .replace(
      /^ {2}description:[\s\S]*?(?=^ {2}keywords:)/m,
      `  description: ${"A description of its own. ".repeat(4)}\n`,
    )
    .replace(/^heading: .*/m, "heading: A dress rehearsal");
  copy.write(file, text);
  await expect.poll(() => page("/services/cloud-dress-rehearsal"), eventually).toContain("A dress rehearsal");
});

test("a schema that the content does not fit is shown with file, line and field, and mended without a restart", async () => {
  const file = "site/collections/schemas/services.server.ts";
  copy.write(file, readFileSync(file, "utf8").replace(/\.max\(\d+\)/, ".max(0)"));
  await expect
    .poll(() => page("/contact"), eventually)
    .toMatch(/services\/cloud-exit\.yaml:\d+ {2}order[^]*ErrorOverlay/);
  copy.restore(file);
  await expect.poll(() => page("/contact"), eventually).toContain("Saved a moment ago");
});

test("a mistake in a schema is shown with its file and line", async () => {
  const file = "site/collections/schemas/services.server.ts";
  copy.write(file, "export const = 1;\n");
  await expect.poll(() => page("/contact"), eventually).toMatch(/schemas\/services\.server\.ts:1[^]*ErrorOverlay/);
  copy.restore(file);
  await expect.poll(() => page("/contact"), eventually).toContain("Saved a moment ago");
});

test("a page that fails names its file", async () => {
  const file = "site/pages/contact/contact-cards.tsx";
  copy.write(file, readFileSync(file, "utf8").replace(/^export function .*$/m, "$&\n  throw new Error('Not yet');"));
  await expect.poll(() => page("/contact"), eventually).toMatch(/<pre[^>]*>Error: Not yet[^]*contact-cards\.tsx:\d+/);
  copy.restore(file);
  await expect.poll(() => page("/contact"), eventually).toContain("Saved a moment ago");
});

test("without PostgreSQL the sample team is served, and that is said", async () => {
  const headers = { apikey: getContent().site.dataService.key };
  const response = await fetch(`http://localhost:${port}${employeesPath}?${employeesQuery}`, { headers });
  expect(await response.json()).toContainEqual(expect.objectContaining({ name: "Erika Mustermann" }));
  expect(printed.match(/.*PostgreSQL.*/g)).toHaveLength(1);
});

test("a taken port is named in one line", () => {
  const { status, output } = copy.run(process.execPath, ["scripts/stage/dev.ts", "--port", String(port)]);
  expect(status).toBe(1);
  expect(output).toMatch(/^Port \d+ is taken\..*\n$/);
});

test("files of a build reload nothing", async () => {
  copy.write("build/client/index.html", "");
  copy.write("build/page.html", "");
  copy.write("page.html", "");
  await expect.poll(() => printed, eventually).toMatch(/reload page\.html/);
  expect(printed).not.toContain("reload build/");
});
