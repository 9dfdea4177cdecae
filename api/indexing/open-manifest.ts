import { readFile, stat } from "node:fs/promises";

import type { PageManifest } from "../contract.ts";

/** Reads what the build has written, again whenever a release has replaced it. */
export function openManifest(file: string): () => Promise<PageManifest> {
  let known: { stamp: string; manifest: PageManifest } | undefined;
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = [mtimeMs, size, ino].join(" ");
    if (known?.stamp !== stamp) known = { stamp, manifest: checkManifest(JSON.parse(await readFile(file, "utf8"))) };
    return known.manifest;
  };
}

/** Whatever leaves this house comes from here, so it is looked at closely. */
function checkManifest(value: unknown): PageManifest {
  const { origin, key, pages } = (value ?? {}) as Partial<PageManifest>;
  if (typeof origin !== "string" || URL.parse(origin)?.origin !== origin || !origin.startsWith("https://")) {
    throw new Error("The manifest needs the origin of the site");
  }
  if (typeof key !== "string" || !/^[a-zA-Z\d-]{8,128}$/.test(key)) {
    throw new Error("The manifest needs a key of 8 to 128 letters, digits or dashes");
  }
  const entries = Object.entries(pages ?? {});
  const wrong = entries.find(
    ([path, version]) =>
      !path.startsWith("/") || URL.parse(origin + path)?.href !== origin + path || !/^[\da-f]{32}$/.test(version),
  );
  if (entries.length === 0 || wrong) throw new Error(`The manifest needs pages: ${wrong?.join(" ") ?? "it has none"}`);
  return { origin, key, pages: Object.assign(Object.create(null), pages) as Record<string, string> };
}
