import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { freePort } from "../stage/free-port.ts";
import { startApi } from "../stage/start-api.ts";
import { startDatabase } from "../stage/start-database.ts";
import { median } from "./median.ts";

// How fast the service is beside its two halves, measured in one run: Fastify with the same answer from memory, and the
// same question to PostgreSQL by pgbench. Medians of five rounds. Only the ratios mean something on another machine.

const rounds = 5;
const seconds = 1;
const clients = 4;
const url = `${employeesPath}?${employeesQuery}`;

const database = await startDatabase();
const api = await startApi(database.serviceUrl);
const answer = await (await fetch(`${api.origin}${url}`, { headers: { apikey: api.key } })).text();
const constant = await startConstant(answer);
try {
  const measures = {
    "data service": () => measureRequests(api.origin, api.key),
    "Fastify, constant JSON": () => measureRequests(constant.origin, api.key),
    "SELECT by pgbench": () => measureSelect(database.serviceUrl),
  };
  const rates: Record<string, number[]> = {};
  // In turns, so that whatever else the machine does meets all three.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) (rates[name] ??= []).push(await measure());
  }
  const own = median(rates["data service"] ?? []);
  const table = Object.entries(rates).map(([name, all]) => {
    const rate = median(all);
    return { measured: name, "per second": Math.round(rate), ratio: Number((rate / own).toFixed(2)) };
  });
  console.table(table);
} finally {
  constant.stop();
  await api.stop();
  await database.stop();
}

/** Plain Fastify that parses the JSON once and serialises it for every request. */
async function startConstant(json: string) {
  const port = await freePort();
  const source = `
    import Fastify from "fastify";
    import { employeesSchema } from "./employees-schema.ts";
    const app = Fastify();
    const employees = ${json};
    app.get("${employeesPath}", { schema: employeesSchema }, async () => employees);
    await app.listen({ port: ${port}, host: "127.0.0.1" });`;
  const folder = path.join(import.meta.dirname, "../../api");
  const server = spawn(process.execPath, ["--input-type=module", "--eval", source], { cwd: folder, stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}${employeesPath}`).catch(() => undefined))?.ok) await wait(50);
  return { origin, stop: () => server.kill("SIGTERM") };
}

/** Answers per second over a few connections that each wait for the answer before they ask again. */
async function measureRequests(origin: string, key: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const request = `GET ${url} HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${key}\r\n\r\n`;
  let answers = 0;
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.on("connect", () => socket.write(request));
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1");
      const head = received.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (head === -1 || received.length < head + 4 + length) return;
      if (!received.startsWith("HTTP/1.1 200")) throw new Error(received);
      received = "";
      answers += 1;
      socket.write(request);
    });
    return socket;
  });
  await wait(200);
  const [before, start] = [answers, performance.now()];
  await wait(seconds * 1000);
  const rate = ((answers - before) / (performance.now() - start)) * 1000;
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => once(socket, "close")));
  return rate;
}

async function measureSelect(serviceUrl: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "website-pgbench-"));
  const script = path.join(folder, "select.sql");
  const order = '"order" asc nulls last, created_at asc, id asc';
  writeFileSync(
    script,
    `select id, name, title, image_url, "order", created_at from public.employees order by ${order};\n`,
  );
  const measures = ["-n", "-M", "prepared", "-c", String(clients), "-j", "1", "-T", String(seconds), "-f", script];
  const { stdout } = await promisify(execFile)("pgbench", [...measures, serviceUrl]);
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
