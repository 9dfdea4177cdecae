import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { getContent } from "#site/content/content.server.ts";
import { serviceImage } from "#site/paths.ts";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { readTeam } from "../../api/database/team.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { RepositoryCopy } from "../support/repository-copy.ts";

// `pnpm dev` in a copy of the repository.
test.describe.configure({ mode: "serial" });

let copy: RepositoryCopy;
let port: number;
let server: ChildProcess;
let printed = "";

test.beforeAll(async () => {
  copy = new RepositoryCopy();
  port = await freePort();
  const env = { ...process.env, NO_COLOR: "1" };
  server = spawn(process.execPath, ["scripts/servers/dev.ts", "--port", String(port)], { cwd: copy.folder, env });
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => (printed += String(text)));
});

/** Returns the HTML of a page, or the server's output if it does not respond. */
const page = async (route: string): Promise<string> => {
  const response = await fetch(`http://localhost:${port}${route}`, { signal: AbortSignal.timeout(60_000) }).catch(
    () => undefined,
  );
  return (await response?.text()) ?? printed;
};
const eventually = { timeout: 240_000, intervals: [100] };
const contact = () => page("/contact");

const edit = (file: string, change: (text: string) => string) => copy.write(file, change(readFileSync(file, "utf8")));

test.afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  copy.delete();
});

test("serves the employees of team.json", async () => {
  await expect.poll(contact, eventually).toContain("<h1");
  const headers = { apikey: getContent().site.dataService.key };
  const response = await fetch(`http://localhost:${port}${employeesPath}?${employeesQuery}`, { headers });
  const employees = (await response.json()) as { name: string }[];
  expect(employees.map(({ name }) => name)).toEqual(readTeam().map(({ name }) => name));
});

test("does not reload pages when build files change", async () => {
  for (const file of ["build/client/index.html", "build/page.html", "page.html"]) copy.write(file, "");
  await expect.poll(() => printed, eventually).toMatch(/reload page\.html/);
  expect(printed).not.toContain("reload build/");
});

test("reports an incomplete new file, and serves the page once it is complete", async () => {
  const file = "content/services/cloud-dress-rehearsal.yaml";
  copy.write(file, "kind: detail\n");
  await expect.poll(contact, eventually).toContain("cloud-dress-rehearsal.yaml:1");
  const description = `  description: ${"A separate description. ".repeat(4)}\n`;
  const text = readFileSync("content/services/cloud-exit.yaml", "utf8")
    .replace(/^order: .*/m, "order: 9998")
    .replace(/^ {2}title: .*/m, "  title: Dress rehearsals for cloud exits")
    .replace(/^ {2}description:[\s\S]*?(?=^ {2}keywords:)/m, description)
    .replace(/^heading: .*/m, "heading: A dress rehearsal");
  copy.write(file, text);
  await expect.poll(() => page("/services/cloud-dress-rehearsal"), eventually).toContain("A dress rehearsal");
  expect(await page(serviceImage("cloud-dress-rehearsal"))).toContain("<svg ");
});

test("shows errors with file and line, and the saved text after they are fixed, without a restart", async () => {
  edit("content/pages/contact.yaml", (text) => text.replace(/^heading: .*/m, "heading: Saved a moment ago"));
  const schema = "site/content/schemas/services.server.ts";
  edit(schema, (text) => text.replace(/\.max\(\d+\)/, ".max(0)"));
  await expect.poll(contact, eventually).toMatch(/services\/cloud-exit\.yaml:\d+ {2}order/);
  copy.write(schema, "export const = 1;\n");
  await expect.poll(contact, eventually).toMatch(/schemas\/services\.server\.ts:1[^]*ErrorOverlay/);
  copy.restore(schema);
  const cards = "site/pages/contact/contact-cards.tsx";
  edit(cards, (text) => text.replace(/^export function .*$/m, "$&\n  throw new Error('Not yet');"));
  await expect.poll(contact, eventually).toMatch(/<pre[^>]*>Error: Not yet[^]*contact-cards\.tsx:\d+/);
  copy.restore(cards);
  await expect.poll(contact, eventually).toContain("Saved a moment ago");
});
