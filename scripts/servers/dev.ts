// Starts the dev server: `pnpm dev [arguments of react-router dev]`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { enableCompileCache } from "node:module";
import path from "node:path";

// Compiles the modules of both processes once.
const compiled = path.resolve("node_modules/.cache/node");
enableCompileCache(compiled);
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
  { stdio: "inherit", env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
);
const end = () => site.kill();
process.once("exit", end);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
const exited = once(site, "exit") as Promise<[number | null]>;

// Loads and checks the content while the dev server starts.
const { prepareContent } = await import("./prepare-content.ts");
prepareContent();
console.log("The content is valid");
const [code] = await exited;
process.exitCode = code ?? 0;
