// Starts the content editor for this folder, and the dev server: `pnpm editor`.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { serveEditor } from "../editor/serve-editor.ts";
import { isFree } from "./free-port.ts";

for (const [port, user] of [
  [5174, "another editor"],
  [5173, "`pnpm dev`"],
] as const) {
  if (await isFree(port)) continue;
  console.error(`Port ${port} is in use, perhaps by ${user}. Close it, then start again.`);
  process.exit(1);
}

const editor = await serveEditor(5174, "http://localhost:5173");
const site = spawn(process.execPath, ["scripts/servers/dev.ts", "--port", "5173"], {
  stdio: "inherit",
  env: { ...process.env, CONTENT_DIR: editor.previewed },
});
console.log(`Open ${editor.origin} in Chrome, Edge or Chromium and choose this folder to edit the content`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
const [code] = (await once(site, "exit")) as [number | null];
editor.stop();
process.exitCode = code ?? 0;
