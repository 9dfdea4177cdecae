import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import handler from "serve-handler";

import { contentFolder } from "#site/content/content-folder.server.ts";
import { readContent } from "#site/content/content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";

import { Drafts, isOwnPage, serveDrafts } from "./drafts.ts";
import { editorConfig } from "./editor-config.ts";
import { servePublishStatus } from "./publish-status.ts";
import { writeEditor } from "./write-editor.ts";

/**
 * Serves the editor for local files. Each page load reads the content again, so that choices are up to date. The preview
 * embeds pages of `siteUrl`, a dev server that renders the folder `previewed`.
 */
export async function serveEditor(port: number, siteUrl: string) {
  const { site } = readContent(contentFolder());
  // The editor requires a repository, but only asks for a folder with its name.
  const backend = { name: "github", repo: `local/${path.basename(process.cwd())}` };
  const liveUrl = process.env["LIVE_ORIGIN"] || site.origin;
  const readConfig = () => ({
    ...editorConfig(readContent(contentFolder()), backend, liveUrl),
    dev_url: siteUrl,
    editor: { preview: true },
  });
  let config = readConfig();
  const drafts = new Drafts(contentFolder());
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  await writeEditor(folder, config, { frames: ["blob:", siteUrl] });
  const server = createServer((request, response) => {
    if (!isOwnPage(request)) {
      response.writeHead(403).end("Open the editor on this machine");
      return;
    }
    response.setHeader("content-security-policy", "frame-ancestors 'none'");
    if (servePublishStatus(request, response, liveUrl)) return;
    if (serveDrafts(request, response, drafts, config)) return;
    if (request.url !== "/config.json") {
      void handler(request, response, { public: folder });
      return;
    }
    drafts.discard();
    try {
      config = readConfig();
    } catch (error) {
      // After an invalid edit, the previous forms stay available to fix it.
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(config));
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    previewed: drafts.folder,
    stop: () => {
      server.close();
      server.closeAllConnections();
      drafts.close();
      rmSync(folder, { recursive: true });
    },
  };
}
