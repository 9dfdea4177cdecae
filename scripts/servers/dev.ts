// Starts the dev server and the data service, without a database: `pnpm dev [arguments of react-router dev]`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import path from "node:path";

import { freePort } from "./free-port.ts";

// Compiles the modules of both processes once.
const compiled = path.resolve("node_modules/.cache/node");
enableCompileCache(compiled);
const port = await freePort();
console.log("Starting the dev server");
const site = spawn(
  process.execPath,
  [
    // The router would otherwise start itself again with this condition.
    "--conditions=development",
    "node_modules/@react-router/dev/bin.cjs",
    "dev",
    "--strictPort",
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}`, NODE_COMPILE_CACHE: compiled } },
);
const end = () => site.kill();
process.once("exit", end);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
const exited = once(site, "exit") as Promise<[number | null]>;

// Loads and checks the content while the dev server starts.
const { serveTeam } = await import("./serve-team.ts");
const team = await serveTeam(port);
console.log("The content is valid, and the team is served");
const [code] = await exited;
await team.close();
process.exitCode = code ?? 0;
