import { build } from "vite";
import type { Rolldown } from "vite";

/** site/entry.head.ts as one short script, to be written into every page. */
export async function headScript(brandFont: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { brandFontUrl: JSON.stringify(brandFont) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: "site/entry.head.ts", formats: ["iife"], name: "head" },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
