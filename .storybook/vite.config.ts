import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { shellModule } from "../scripts/build/shell-module.ts";

// Without the router's plugin, which requires an application.
export default defineConfig({ plugins: [shellModule(), tailwindcss(), react()] });
