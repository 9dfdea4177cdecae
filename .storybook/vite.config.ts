import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { shellModule } from "../scripts/build/shell-module.ts";

// The router's own plugin expects an application around it; a part of the kit stands alone.
export default defineConfig({ plugins: [shellModule(), tailwindcss(), react()] });
