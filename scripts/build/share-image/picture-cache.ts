import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { listFiles } from "../../files/list-files.ts";

/** What a picture is made with besides its own words: a change here draws all of them anew. */
const code = listFiles("scripts/build/share-image").filter((file) => !file.endsWith(".test.ts"));
const tools = [...code, "site/styles/tokens.css", "site/blocks/drawing.css", "site/public/favicon.svg"];
const packages = ["satori", "@resvg/resvg-js", "@fontsource/host-grotesk"];

/** Pictures by what they are made of, in a folder that outlives the build. */
export class PictureCache {
  drawn = 0;
  readonly #folder: string;
  readonly #used = new Set<string>();
  readonly #tools = hash([
    ...tools.map((file) => readFileSync(file, "utf8")),
    ...packages.map((name) => readFileSync(`node_modules/${name}/package.json`, "utf8")),
  ]);

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  async get(ingredients: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${hash([this.#tools, JSON.stringify(ingredients)])}.png`;
    const file = path.join(this.#folder, name);
    this.#used.add(name);
    if (existsSync(file)) return readFileSync(file);
    const picture = await draw();
    this.drawn += 1;
    // Two builds at once must not read half a picture.
    writeFileSync(`${file}.${process.pid}`, picture);
    renameSync(`${file}.${process.pid}`, file);
    return picture;
  }

  /** Forgets the pictures nobody has asked for. */
  prune(): void {
    for (const name of readdirSync(this.#folder)) if (!this.#used.has(name)) rmSync(path.join(this.#folder, name));
  }
}

function hash(texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);
}
