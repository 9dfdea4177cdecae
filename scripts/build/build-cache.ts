import { createHash, randomUUID } from "node:crypto";
import type { BinaryLike } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const folder = path.resolve("node_modules/.cache/build");
const used = new Set<string>();

/** Computes a file once for the same inputs. They include everything that it depends on, such as versions and options. */
export async function once(inputs: readonly BinaryLike[], compute: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash("sha256");
  for (const input of inputs) key.update(createHash("sha256").update(input).digest());
  const name = key.digest("hex");
  used.add(name);
  const file = path.join(folder, name);
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const result = await compute();
  mkdirSync(folder, { recursive: true });
  // A build may end while it writes, and may compute equal files at the same time.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, result);
  await rename(part, file);
  return result;
}

/** Deletes what this build did not use. */
export function deleteUnused(): void {
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name));
}
