import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";

import { contentFolder } from "#site/content/content-folder.server.ts";
import { confirmedFile, forgetContent, getContent } from "#site/content/content.server.ts";

import { isOwnPage } from "../editor/drafts.ts";
import { findForm } from "../editor/forms.ts";
import type { Config } from "../editor/forms.ts";
import { formatProgress } from "./launch-list.ts";
import type { Decision } from "./launch-list.ts";
import type { Sample } from "./launch-rules.ts";
import { readLaunchList } from "./read-launch-list.ts";

const folder = "scripts/launch/page";
const files: Record<string, string> = {
  "/launch.html": "text/html; charset=utf-8",
  "/launch.css": "text/css",
  "/launch.js": "text/javascript",
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-ancestors 'none'";

type EditorConfig = Config & { dev_url: string };

/** Serves the launch list on the local editor's server. Returns false for other requests. */
export function serveLaunchList(request: IncomingMessage, response: ServerResponse, config: EditorConfig): boolean {
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
    void (method === "POST" ? json(request) : Promise.resolve(undefined))
      .then((choice) => send(200, answer(choice as Choice | undefined, config)))
      .catch((error: Error) => send(409, { message: error.message }));
  }
  return true;
}

/** Saves a choice, if there is one, and returns the list. */
function answer(choice: Choice | undefined, config: EditorConfig) {
  // The content may have been edited.
  forgetContent();
  const decisions = readLaunchList(choice && saveChoice(choice));
  return {
    progress: formatProgress(decisions),
    decisions: decisions.map((decision) => linkValues(decision, config)),
    site: config.dev_url,
  };
}

/** Adds the links to the fields of a decision's values, and to its first field or the form of its page. */
function linkValues(decision: Decision, config: Config) {
  const topics = decision.topics.map((topic) => ({
    ...topic,
    values: topic.values.map((value) => ({ ...value, edit: editorLink(value, config) })),
  }));
  const edit = topics[0]?.values[0]?.edit;
  return { ...decision, topics, edit: decision.isPage ? edit?.split("?")[0] : edit };
}

function editorLink({ file, field }: Sample, config: Config): string | undefined {
  const service = getContent().services.find(({ slug }) => file === `content/services/${slug}.yaml`);
  const form = findForm(config, file, service);
  return form && `/#/collections/${form.entry}?field=${field}`;
}

type Choice = Pick<Decision, "id" | "checksum"> & { confirm: boolean };

/** Writes or deletes a confirmation, deletes those whose decision no longer exists, and returns the rest. */
function saveChoice({ id, checksum, confirm }: Choice): Record<string, string> {
  const decisions = readLaunchList();
  const chosen = decisions.find((decision) => decision.id === id);
  if (confirm && chosen?.checksum !== checksum)
    throw new Error("This has changed since the list was loaded. Read it again.");
  if (confirm && chosen && chosen.samples.length > 0)
    throw new Error(`${chosen.samples.map((sample) => `“${sample}”`).join(", ")} is a sample. Replace it first.`);
  const { [id]: _, ...others } = getContent().confirmed;
  const confirmed = Object.entries(confirm ? { ...others, [id]: checksum } : others)
    .filter(([saved]) => decisions.some((decision) => decision.id === saved))
    .toSorted(([a], [b]) => a.localeCompare(b, "en"));
  const file = path.join(contentFolder(), confirmedFile);
  const lines = confirmed.map(([saved, value]) => `${saved}: ${value}\n`);
  if (lines.length > 0) writeFileSync(file, lines.join(""));
  else rmSync(file, { force: true });
  return Object.fromEntries(confirmed);
}
