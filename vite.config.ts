import path from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { resolveColors } from "./scripts/build/resolve-colors.ts";
import { reloadOnContentChange } from "./scripts/servers/reload-on-content-change.ts";

const api = process.env["API_ORIGIN"];
/** Recognizes folders that no page shows. Watching their files would delay the first page. */
const isUnused = (file: string): boolean =>
  /^(?:\.(?!env)[a-z-]+|build|deploy|docs|tests)(?:[\\/]|$)/.test(path.relative("", file));

/** Folders of site/blocks are large blocks for a few pages, so each has a file of its own. */
const findBlockFolder = (id: string): string | null =>
  /^site\/blocks\/([^/]+)\//.exec(path.relative("", id))?.[1] ?? null;

const isShared = (id: string): boolean =>
  /^(api|site\/(?!pages\/))/.test(path.relative("", id)) && findBlockFolder(id) === null;

export default defineConfig({
  plugins: [tailwindcss(), resolveColors(), reactRouter(), reloadOnContentChange()],
  publicDir: "site/public",
  // Pre-bundle React Query, which only About imports; otherwise Vite finds it on the first visit and reloads the page.
  optimizeDeps: { entries: ["site/pages/about/use-employees.ts"] },
  server: {
    // nginx forwards this path to the data service in production.
    proxy: api === undefined ? {} : { "/rest": api },
    watch: { ignored: isUnused },
  },
  build: {
    // The content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // Reports a busy machine as a warning.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes with versions of the framework only, so browsers cache it across releases.
            {
              name: "framework",
              test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
              priority: 2,
            },
            // One file for the code that pages share instead of dozens.
            { name: "shared", test: isShared, minShareCount: 2, priority: 1 },
            { name: findBlockFolder, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
