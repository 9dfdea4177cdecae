import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";

import { readContentAndReader } from "#site/content/content.server.ts";
import { ContentError } from "#site/content/reader/content-error.server.ts";
import type { Problem } from "#site/content/reader/content-error.server.ts";

import { checkClaims } from "../check/check-claims.ts";
import { readContentFile } from "./content-files.ts";
import { describeProblem, findForm, formatFile } from "./forms.ts";
import type { Config } from "./forms.ts";

type Draft = { file: string; data: Record<string, unknown> };

type Outcome = {
  /** Problems of this file, which must not be saved. */
  problems: string[];
  /** Problems of other files, which this file may have caused. */
  elsewhere: string[];
};

/**
 * Shows what is being typed in a form without saving it. The dev server renders a copy of the content (`folder`), which
 * contains the last valid draft.
 */
export class Drafts {
  readonly folder: string;
  readonly #root = mkdtempSync(path.join(tmpdir(), "drafts-"));
  readonly #checked: string;
  readonly #source: string;
  readonly #watcher;
  #file: string | undefined;

  constructor(source: string) {
    this.#source = source;
    this.folder = path.join(this.#root, "shown", "content");
    this.#checked = path.join(this.#root, "checked", "content");
    for (const copy of [this.folder, this.#checked]) cpSync(source, copy, { recursive: true });
    this.#watcher = watch(source, { recursive: true }, (_event, name) => name !== null && this.#copy(name));
  }

  /** Validates a draft, and shows it if the content is valid. Returns nothing if no form has this file. */
  show({ file, data }: Draft, config: Config): Outcome | undefined {
    const form = isContentFile(file) ? findForm(config, file, data) : undefined;
    if (!form) return undefined;
    const name = path.posix.relative("content", file);
    if (this.#file !== name) this.discard();
    this.#file = name;
    const { text, value } = formatFile(file, form, data);
    writeFileSync(path.join(this.#checked, name), text);
    const problems = this.#findProblems();
    // A new page would restart the dev server.
    if (problems.length === 0 && existsSync(path.join(this.#source, name))) {
      // Renamed, because the dev server must not read half a file.
      writeFileSync(path.join(this.#root, "new"), text);
      renameSync(path.join(this.#root, "new"), path.join(this.folder, name));
    }
    const own = (problem: Problem) => problem.file === file;
    return {
      problems: problems.filter(own).map((problem) => describeProblem(problem, form, text, value)),
      elsewhere: problems.filter((problem) => !own(problem)).map((problem) => this.#describeOther(problem, config)),
    };
  }

  /** Shows the saved file again. */
  discard(): void {
    if (this.#file !== undefined) this.#copy(this.#file);
    this.#file = undefined;
  }

  close(): void {
    this.#watcher.close();
    rmSync(this.#root, { recursive: true });
  }

  #describeOther(problem: Problem, config: Config): string {
    const name = path.join(this.#source, path.posix.relative("content", problem.file));
    if (!existsSync(name)) return `${problem.file} ${problem.message}`;
    const text = readFileSync(name, "utf8");
    const value = readContentFile(problem.file, text);
    const form = findForm(config, problem.file, value as Draft["data"]);
    return form ? `${form.label} › ${describeProblem(problem, form, text, value)}` : problem.message;
  }

  #findProblems(): readonly Problem[] {
    try {
      const { content, reader } = readContentAndReader(this.#checked);
      checkClaims(content, reader);
      return reader.problems;
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

  #copy(name: string): void {
    for (const copy of [this.folder, this.#checked]) {
      if (existsSync(path.join(this.#source, name))) {
        cpSync(path.join(this.#source, name), path.join(copy, name), { recursive: true });
      } else rmSync(path.join(copy, name), { recursive: true, force: true });
    }
  }
}

/** Recognizes the name of a file that the editor may write. */
const isContentFile = (file: string): boolean => /^content\/(?:[a-z]+\/)?[a-z0-9-]+\.(?:yaml|mdx)$/.test(file);

/** Receives what is being typed from the editor's page. Returns false for other requests. */
export function serveDrafts(
  request: IncomingMessage,
  response: ServerResponse,
  drafts: Drafts,
  config: Config,
): boolean {
  if (request.url !== "/draft") return false;
  const send = (status: number, body?: object) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (!isOwnPage(request)) {
    send(403, { message: "Only the editor's page may send drafts" });
  } else if (request.method === "DELETE") {
    drafts.discard();
    send(200, {});
  } else {
    void json(request)
      .then((draft) => drafts.show(draft as Draft, config))
      .then((outcome) => send(outcome ? 200 : 404, outcome ?? { message: "This file has no form" }))
      .catch((error: Error) => send(400, { message: error.message }));
  }
  return true;
}

/**
 * Recognizes requests of the local editor's pages. Another site can neither set this Origin, nor send JSON without a
 * preflight request, nor use this Host after DNS rebinding.
 */
export function isOwnPage({ method, headers: { host = "", origin, "content-type": type } }: IncomingMessage): boolean {
  if (!/^localhost(?::\d+)?$/.test(host)) return false;
  if (method === "GET") return true;
  return origin === `http://${host}` && (method === "DELETE" || type === "application/json");
}
