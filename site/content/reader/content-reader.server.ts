import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { ContentError } from "./content-error.server.ts";
import type { Problem } from "./content-error.server.ts";
import { extractPlaceholders } from "./placeholders.server.ts";
import type { Placeholder } from "./placeholders.server.ts";
import { validate } from "./validate.server.ts";
import { fillVariables } from "./variables.server.ts";
import type { Variables } from "./variables.server.ts";
import { formatField, frontMatter, parseYamlSource } from "./yaml-source.server.ts";
import type { Path, YamlSource } from "./yaml-source.server.ts";

/** Reads the files of a content folder and collects their problems. */
export class ContentReader {
  readonly problems: Problem[] = [];
  readonly placeholders: Placeholder[] = [];
  /** Set after site.yaml has been read. */
  variables: Variables | undefined;
  readonly #folder: string;
  readonly #parsesLater: boolean;
  readonly #sources = new Map<string, YamlSource>();

  constructor(folder: string, { parsesLater = false } = {}) {
    this.#folder = folder;
    this.#parsesLater = parsesLater;
  }

  /** Returns the file names of a subfolder without their ending. */
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
          `must consist of lowercase letters, digits and hyphens, such as cloud-exit${ending}`,
        );
    }
    return slugs;
  }

  has(file: string): boolean {
    return existsSync(path.join(this.#folder, file));
  }

  source(file: string): YamlSource {
    const source = this.#sources.get(file) ?? parseYamlSource(this.#nameOf(file), this.#read(file));
    this.#sources.set(file, source);
    return source;
  }

  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    return this.#exists(file) ? this.#validate(this.source(file), schema) : undefined;
  }

  /** Returns the validated front matter of an MDX file, its text, and the line on which the text starts. */
  mdx<Schema extends z.ZodType>(file: string, schema: Schema) {
    if (!this.#exists(file)) return undefined;
    const content = this.#read(file);
    const match = frontMatter.exec(content);
    if (!match?.[1]) {
      this.report(file, 1, "(front matter)", "is missing: the file must start with --- and fields");
      return undefined;
    }
    const source = parseYamlSource(this.#nameOf(file), match[1], 2);
    this.#sources.set(file, source);
    const front = this.#validate(source, schema);
    const firstLine = match[0].split("\n").length;
    const text = content.slice(match[0].length);
    return { front, text, firstLine, file: this.#nameOf(file) };
  }

  /** Parses at once, or at the first call of the returned function, which then throws if there are problems. */
  later<Result>(parse: () => Result): () => Result {
    let result = this.#parsesLater ? undefined : parse();
    return () => {
      result ??= parse();
      this.throwIfProblems();
      return result;
    };
  }

  report(file: string, line: number, field: string, message: string): void {
    this.problems.push({ file: this.#nameOf(file), line, field, message });
  }

  reportField(file: string, field: Path, message: string): void {
    this.report(file, this.#sources.get(file)?.lineOf(field) ?? 1, formatField(field), message);
  }

  throwIfProblems(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }

  #validate<Schema extends z.ZodType>(source: YamlSource, schema: Schema) {
    const { value, found } = extractPlaceholders(source, schema, this.problems);
    this.placeholders.push(...found);
    if (!this.variables) return validate({ ...source, value }, schema, this.problems);
    const { file } = source;
    const filled = fillVariables(value, this.variables, (field, message) =>
      this.problems.push({ file, line: source.lineOf(field), field: formatField(field), message }),
    );
    return validate({ ...source, value: filled }, schema, this.problems, value);
  }

  #exists(file: string): boolean {
    const exists = this.has(file);
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
