import { readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";

import { contentFolder, readContent } from "#site/content/content.server.ts";
import { removePlaceholder } from "#site/content/reader/placeholders.server.ts";

import { isContentFile, isOwnPage } from "../editor/drafts.ts";
import { listLaunchValues } from "./launch-list.ts";

const folder = "scripts/launch/page";
const files: Record<string, string> = {
  "/launch.html": "text/html; charset=utf-8",
  "/launch.css": "text/css",
  "/launch.js": "text/javascript",
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'";

/** Serves the launch list on the local editor's server. Returns false for other requests. */
export function serveLaunchList(request: IncomingMessage, response: ServerResponse, siteUrl: string): boolean {
  const { url = "", method } = request;
  const type = files[url];
  if (type === undefined && url !== "/launch.json") return false;
  response.setHeader("content-security-policy", policy);
  response.setHeader("cache-control", "no-store");
  const send = (status: number, body: object) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (type !== undefined) response.setHeader("content-type", type).end(readFileSync(folder + url));
  else if (!isOwnPage(request)) send(403, { message: "Open the list on this machine" });
  else {
    void (method === "POST" ? confirmValues(request) : Promise.resolve())
      .then(() => send(200, { ...listLaunchValues(readContent(contentFolder()).placeholders), siteUrl }))
      .catch((error: Error) => send(409, { message: error.message }));
  }
  return true;
}

/** Reserved names and numbers, which cannot be real. */
const sample = /\.example\b|Muster|(?<!\d)0,000|0{6}|99998-/;

/** Writes nothing if one of the values is refused. */
async function confirmValues(request: IncomingMessage): Promise<void> {
  const values = JSON.parse(await text(request)) as Record<"file" | "field" | "value", string>[];
  const texts = new Map<string, string>();
  for (const { file, field, value } of values) {
    if (!isContentFile(file)) throw new Error(`${file} is not content`);
    if (sample.test(value)) throw new Error(`${value} is a sample. Replace it first.`);
    const name = path.join(contentFolder(), file.replace("content/", ""));
    texts.set(name, removePlaceholder(texts.get(name) ?? readFileSync(name, "utf8"), { file, field, value }));
  }
  for (const [name, changed] of texts) writeFileSync(name, changed);
}
