import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { reloadOnContent } from "./scripts/reload-on-content.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadOnContent()],
  build: {
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: "es2022",
  },
});
