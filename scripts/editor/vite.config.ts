// Builds the editor into build/editor, which any static host can publish: `pnpm build:editor`. In development, `pnpm editor`
// serves it for the files of this computer.
import { readFileSync } from "node:fs";
import path from "node:path";

import { defineConfig } from "vite";

import { getContent } from "#site/content/content.server.ts";

import { editorConfig } from "./editor-config.ts";

/** Returns the repository on GitHub. Local files need none, but the CMS names the folder to choose after it. */
function getRepository(mode: string): string {
  if (mode === "development") return `local/${path.basename(process.cwd())}`;
  const repository = process.env["EDITOR_REPOSITORY"];
  if (!repository) throw new Error("Set EDITOR_REPOSITORY to owner/name");
  return repository;
}

export default defineConfig(({ mode }) => ({
  root: "scripts/editor/page",
  base: "./",
  plugins: [
    {
      name: "editor-config",
      generateBundle() {
        const config = JSON.stringify(editorConfig(getContent(), getRepository(mode)));
        this.emitFile({ type: "asset", fileName: "config.json", source: config });
        this.emitFile({ type: "asset", fileName: "favicon.svg", source: readFileSync("site/public/favicon.svg") });
      },
    },
  ],
  build: {
    outDir: path.resolve("build/editor"),
    emptyOutDir: true,
    target: "esnext",
    // The CMS is published minified, and the policy of the page permits no inlined fonts.
    minify: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Highlights code, which no form has.
    rolldownOptions: { external: /^@shikijs\// },
  },
  preview: { port: 5174, strictPort: true },
}));
