import { build } from "vite";
import type { Rolldown } from "vite";

/** A file of the site and what it imports as one short script, with names filled in. */
export async function bundleScript(entry: string, names: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
