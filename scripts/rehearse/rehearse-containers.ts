// The second half of scripts/rehearse/containers.sh, in namespaces of its own: node rehearse-containers.ts <folder>
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import assert from "node:assert/strict";
import path from "node:path";

import type { PageManifest } from "../../api/contract.ts";
import { getContent } from "#site/collections/content.server.ts";
import { parseYamlSource } from "#site/collections/reader/yaml-source.server.ts";

import { askServer } from "../stage/ask-server.ts";
import { startDatabase } from "../stage/start-database.ts";
import { startSite } from "../stage/start-site.ts";
import { compareAnswers } from "./compare-answers.ts";
import { startContainer } from "./start-container.ts";
import type { RunningContainer, Service } from "./start-container.ts";

const [work = ""] = process.argv.slice(2);
const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" }).trim();
const say = (...lines: string[]) => console.log(lines.join("\n"));
run("ip", "link", "set", "lo", "up");

const composeFile = "deploy/containers/compose.yaml";
const { services } = parseYamlSource(composeFile, readFileSync(composeFile, "utf8")).value as {
  services: Record<"web" | "api", Service>;
};
const { origin: canonical, dataService } = getContent().site;
const site = "http://127.0.0.1:8080";
const question = `${site}/rest/v1/employees?select=*&order=order.asc.nullslast,created_at.asc`;
const askTeam = () => askServer(question, { headers: { apikey: dataService.key } });

// 1. An empty database, brought to the newest version by the service's image.
const database = await startDatabase();
const elsewhere = database.adminUrl.replace(/website$/, "postgres");
for (const statement of ["drop database website", "drop role website_service, anon", "create database website"])
  run("psql", "-qc", statement, elsewhere);
const apiEnvironment = {
  API_KEY: dataService.key,
  DATABASE_URL: database.serviceUrl,
  DATABASE_ADMIN_URL: database.adminUrl,
  DATABASE_SERVICE_PASSWORD: new URL(database.serviceUrl).password,
};
let api = await startContainer(services.api, work, apiEnvironment);
assert.equal(api.runBeside("node", "/srv/website/api/database/migrate-database.ts", "--seed"), 0);
let web = await startContainer(services.web, work);
say(`website-api healthy after ${api.milliseconds} ms, website-web after ${web.milliseconds} ms`);

// 2. Who runs, and what they may write to.
function describe({ pid, execute, root }: RunningContainer, part: string): void {
  const pids = [String(pid), ...run("sh", "-c", `pgrep -P ${pid} || true`).split("\n").filter(Boolean)];
  for (const each of pids) {
    const status = readFileSync(`/proc/${each}/status`, "utf8");
    const fact = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1];
    say(
      `${run("ps", "-o", "user=,args=", "-p", each)} (uid ${fact("Uid")}, CapEff ${fact("CapEff")}, NoNewPrivs ${fact("NoNewPrivs")})`,
    );
    assert.notEqual(fact("Uid"), "0");
    assert.equal(Number(`0x${fact("CapEff")}`), 0);
    assert.equal(fact("NoNewPrivs"), "1");
  }
  const kernel = ["-path", "/proc", "-o", "-path", "/sys", "-o", "-path", "/dev"];
  const writable = execute("find", "/", "(", ...kernel, ")", "-prune", "-o", "-writable", "!", "-type", "l", "-print");
  assert.equal(writable.stderr.replaceAll(/.*Permission denied\n/g, ""), "");
  say(`writable: ${writable.stdout.trim().split("\n").join(" ") || "nothing"}`);
  for (const place of ["/", "/tmp", "/srv/website", "/etc"])
    assert.match(execute("touch", `${place}/written`).stderr, /Read-only file system/);
  // Exactly the verified release.
  const sums = readFileSync(path.join(work, "latest/build/release.sha256"), "utf8").split("\n");
  const own = sums.filter((line) => line.slice(66).startsWith(`build/${part}/`));
  const list = path.join(work, `${part}.sha256`);
  writeFileSync(list, own.map((line) => line.replace("  build/", `  ${root}/srv/website/`)).join("\n"));
  run("sha256sum", "--check", "--strict", "--quiet", list);
  say(`${own.length} files of the release`);
}
describe(web, "client");
describe(api, "api");

// 3. Every page as it was built, and every answer beside those of the chain that the tests run with.
function checkPages(tag: string): string {
  const folder = path.join(work, tag, "build");
  const file = path.join(folder, "release.sha256");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("  build/", "  "));
  run("node", "scripts/check/check-live.ts", folder, site, new URL(canonical).host);
  return folder;
}
const release = checkPages("latest");
const chain = await startSite(4443, {
  tls: true,
  api: "http://127.0.0.1:4180",
  values: { ORIGIN: canonical },
});
say("| kind | addresses | status | equal |", ...(await compareAnswers(release, site, chain.origin)));

// 4. The team, with and without its database, cache and copy.
const team = await askTeam();
const beside = await askServer(question.replace(site, chain.origin), { headers: { apikey: dataService.key } });
assert.deepEqual([team.status, team.body], [200, beside.body]);
say(`team: ${team.status}, ${(JSON.parse(team.body) as unknown[]).length} people`);
await database.halt();
assert.equal((await askTeam()).body, team.body);
say("database down: the same from the cache");
await web.stop();
web = await startContainer(services.web, work);
const cold = await askTeam();
say(`database down, a new web server: ${cold.status} ${cold.body}`);
writeFileSync(path.join(work, "snapshot/employees.json"), team.body);
assert.deepEqual([cold.status, (await askTeam()).body], [503, team.body]);
say("with a copy in snapshot/: the copy");
assert.ok(web.isHealthy() && api.isHealthy());
rmSync(path.join(work, "snapshot/employees.json"));
await database.resume();
for (let tries = 0; tries < 50 && (await askTeam()).status !== 200; tries += 1)
  await new Promise((done) => setTimeout(done, 100));
assert.equal((await askTeam()).body, team.body);
say("database back: the team from the service");

// 5. Going back: the images of the release before take the place of these.
const pagesOf = (tag: string) =>
  (JSON.parse(readFileSync(path.join(work, tag, "build/page-manifest.json"), "utf8")) as PageManifest).pages;
const askHeading = async (route: string) => {
  const { status, body } = await askServer(site + route);
  return `${route} answers ${status}: ${/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, "")}`;
};
if (existsSync(path.join(work, "earlier"))) {
  const [now, then] = [pagesOf("latest"), pagesOf("earlier")];
  say(`the later release: ${readFileSync(path.join(work, "latest/build/commit.txt"), "utf8").slice(0, 7)}`);
  const others = Object.keys(now).filter((route) => now[route] !== then[route]);
  for (const route of others) say(await askHeading(route));
  for (const container of [web, api]) await container.stop();
  web = await startContainer(services.web, work, {}, "earlier");
  api = await startContainer(services.api, work, apiEnvironment, "earlier");
  const commit = readFileSync(path.join(checkPages("earlier"), "commit.txt"), "utf8").trim();
  for (let tries = 0; tries < 50 && (await askTeam()).status !== 200; tries += 1)
    await new Promise((done) => setTimeout(done, 100));
  assert.equal((await askTeam()).status, 200);
  say(`went back to ${commit.slice(0, 7)}: every page as it was built then, and the team`);
  for (const route of others) say(await askHeading(route));
}

await chain.stop();
for (const container of [web, api]) {
  const began = performance.now();
  await container.stop();
  say(`stopped within ${Math.round(performance.now() - began)} ms; its last line: ${container.readLog().at(-1)}`);
}
await database.stop();
