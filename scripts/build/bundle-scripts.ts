import { build } from "vite";
import type { Plugin, Rolldown } from "vite";

/** Bundles a file of the site and its imports into one script, for the head of every page. */
export async function bundleHeadScript(entry: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, target: "es2022", lib: { entry, formats: ["iife"], name: "script" } },
  })) as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Writes the script of every page and, as files that it loads when they are needed, islands and React. Returns its URL. */
export async function writePageScript(entry: string, folder: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    define: { "process.env.NODE_ENV": '"production"' },
    // Warns of a directive in React Query that only servers read.
    logLevel: "error",
    publicDir: false,
    plugins: [ignoreStyles],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      // A library has no code of Vite's for loading styles.
      lib: { entry, formats: ["es"] },
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          minify: true,
          entryFileNames: "assets/page-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          // React with what starts it, so that one request is enough.
          codeSplitting: { groups: [{ name: "react", test: /\/(react|react-dom|scheduler)\/|hydrate-island/ }] },
        },
      },
    },
  })) as [Rolldown.RolldownOutput];
  return `/${output[0].fileName}`;
}

/** Pages contain the styles of their islands. */
const ignoreStyles: Plugin = {
  name: "ignore-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0ignored-styles" : null),
  load: (id) => (id === "\0ignored-styles" ? "" : null),
};
