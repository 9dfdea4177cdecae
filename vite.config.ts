import path from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { reloadOnContentChange } from "./scripts/servers/reload-on-content-change.ts";

const api = process.env["API_ORIGIN"];
const buildFolder = path.resolve("build") + path.sep;
const list = /\/(list-filter|chips|search-field)\//;

/** Code for most pages. Every page gets its styles, so texts, lists and the CSS files that routes import stay out. */
function isShared(id: string): boolean {
  const file = path.relative("", id);
  if (list.test(file) || /^site\/(pages|blocks\/prose)\/|\/(service-rows|stepped-drawing)\.css$/.test(file))
    return false;
  return /^(site|api)\//.test(file);
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadOnContentChange()],
  publicDir: "site/public",
  // Imports a package that no other page has. Found at the first visit, it would reload the page, without a team.
  optimizeDeps: { entries: ["site/pages/about/use-employees.ts"] },
  server: {
    // As in nginx.
    proxy: api === undefined ? {} : { "/rest": api },
    watch: { ignored: (file) => file.startsWith(buildFolder) },
  },
  build: {
    // The content security policy blocks data: URLs.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with versions of the framework only, so browsers cache it across releases.
            {
              name: "framework",
              test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\//,
              priority: 2,
            },
            // One file for shared code instead of dozens.
            { name: "shared", test: isShared, minShareCount: 2, priority: 1 },
            { name: "list", test: list, minShareCount: 2 },
            // Styles that lists and texts share.
            { name: "scroll-row", test: /\/scroll-row\.css$/, priority: 1 },
          ],
        },
      },
    },
  },
});
