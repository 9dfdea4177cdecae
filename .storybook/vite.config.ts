import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The site's own configuration has the router's plugin, which requires an application.
export default defineConfig({ plugins: [tailwindcss(), react()] });
