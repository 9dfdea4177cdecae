import path from "node:path";

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { shellModule } from "./scripts/build/shell-module.ts";
import { reloadOnContent } from "./scripts/stage/reload-on-content.ts";

const api = process.env["API_ORIGIN"];
const buildFolder = path.resolve("build") + path.sep;

export default defineConfig({
  plugins: [shellModule(), tailwindcss(), reactRouter(), reloadOnContent()],
  publicDir: "site/public",
  server: {
    // As nginx does: the team comes from the data service.
    proxy: api === undefined ? {} : { "/rest": api },
    watch: { ignored: (file) => file.startsWith(buildFolder) },
  },
  build: {
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // React and its router change with their versions only: one file, cached across releases.
            { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
            // Words change with the content, and do not make visitors load the code anew.
            { name: "shell", test: /virtual:shell/ },
            // What templates share comes in one file instead of ten requests of 300 bytes; together it is also smaller.
            { name: "kit", test: /\/(site|api)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
