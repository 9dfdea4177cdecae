import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { ContentError } from "./content-error.server.ts";
import type { Problem } from "./content-error.server.ts";
import { validate } from "./validate.server.ts";
import { parseYamlSource } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

export type Placeholder = { file: string; line: number; value: string };

const frontMatter = /^---\n([\s\S]*?)\n---\n/;

/** Reads files of one content folder and collects what is wrong with them. */
export class ContentReader {
  readonly problems: Problem[] = [];
  readonly placeholders: Placeholder[] = [];
  readonly #folder: string;
  readonly #sources = new Map<string, YamlSource>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The slugs of a sub-folder: the file names without their ending. */
  slugs(subFolder: string, ending: ".yaml" | ".mdx"): string[] {
    const slugs: string[] = [];
    for (const name of readdirSync(path.join(this.#folder, subFolder)).toSorted()) {
      const slug = path.basename(name, ending);
      if (name.endsWith(ending) && /^[a-z0-9-]+$/.test(slug)) slugs.push(slug);
      else
        this.report(
          `${subFolder}/${name}`,
          1,
          "(file name)",
          `must be lower-case words joined by hyphens, ending in ${ending}`,
        );
    }
    return slugs;
  }

  source(file: string): YamlSource {
    return parseYamlSource(this.#nameOf(file), this.#read(file));
  }

  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    return this.#exists(file) ? this.#validate(file, this.source(file), schema) : undefined;
  }

  /** The checked front matter of an MDX file, and its text with the line it starts on. */
  mdx<Schema extends z.ZodType>(file: string, schema: Schema) {
    if (!this.#exists(file)) return undefined;
    const whole = this.#read(file);
    const match = frontMatter.exec(whole);
    if (!match?.[1]) {
      this.report(file, 1, "(front matter)", "is missing: the file must start with --- and fields");
      return undefined;
    }
    const front = this.#validate(file, parseYamlSource(this.#nameOf(file), match[1], 2), schema);
    const firstLine = match[0].split("\n").length;
    return { front, text: whole.slice(match[0].length), firstLine, file: this.#nameOf(file) };
  }

  report(file: string, line: number, field: string, message: string): void {
    this.problems.push({ file: this.#nameOf(file), line, field, message });
  }

  throwIfProblems(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }

  /** The line of a field in a file that was read. */
  lineOf(file: string, field: Path): number {
    return this.#sources.get(file)?.lineOf(field) ?? 1;
  }

  #validate<Schema extends z.ZodType>(file: string, source: YamlSource, schema: Schema) {
    this.#sources.set(file, source);
    this.placeholders.push(...source.placeholders.map((placeholder) => ({ file: source.file, ...placeholder })));
    return validate(source, schema, this.problems);
  }

  #exists(file: string): boolean {
    const exists = existsSync(path.join(this.#folder, file));
    if (!exists) this.report(file, 1, "(file)", "is missing");
    return exists;
  }

  #read(file: string): string {
    return readFileSync(path.join(this.#folder, file), "utf8").replaceAll("\r\n", "\n");
  }

  #nameOf(file: string): string {
    return path.posix.join(path.basename(this.#folder), file);
  }
}
