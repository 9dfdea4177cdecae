import path from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { reloadOnContentChange } from "./scripts/servers/reload-on-content-change.ts";
import { serveTeam } from "./scripts/servers/serve-team.ts";

/** Recognizes folders that no page shows. Watching their files would delay the first page. */
const isUnused = (file: string): boolean =>
  /^(?:\.(?!env)[a-z-]+|build|deploy|docs|tests)(?:[\\/]|$)/.test(path.relative("", file));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadOnContentChange(), serveTeam()],
  publicDir: "site/public",
  // Pre-bundle what only islands import; otherwise Vite finds it on the first visit and reloads the page.
  optimizeDeps: { entries: ["site/entry.page.ts", "site/{blocks,pages}/**/*.island.tsx"] },
  server: { watch: { ignored: isUnused } },
  build: {
    // The content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    target: "es2022",
    // Reports a busy machine as a warning.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
