import { readFileSync, statSync } from "node:fs";

import type { PageManifest } from "./contract.ts";

/** Returns a function that reads the build's manifest again after each release. A site without a key has none. */
export function openManifest(file: string): () => PageManifest | undefined {
  let cached: { stamp: string; manifest: PageManifest } | undefined;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    const stamp = [found.mtimeMs, found.size, found.ino].join(" ");
    if (cached?.stamp !== stamp) cached = { stamp, manifest: readManifest(file) };
    return cached.manifest;
  };
}

/** Validates strictly, because these URLs are sent to a third party. */
function readManifest(file: string): PageManifest {
  const { origin = "", key = "", pages = {} } = JSON.parse(readFileSync(file, "utf8")) as Partial<PageManifest>;
  const isPublicPage = (path: string): boolean =>
    path.startsWith("/") && URL.parse(origin + path)?.href === origin + path;
  const isSite = origin.startsWith("https://") && URL.parse(origin)?.origin === origin;
  const isVersioned = Object.entries(pages).every(([path, id]) => isPublicPage(path) && /^[\da-f]{32}$/.test(id));
  if (!isSite || !/^[a-zA-Z\d-]{8,128}$/.test(key) || !isVersioned || Object.keys(pages).length === 0)
    throw new Error(`${file} is not a page manifest. Run pnpm build, which writes build/page-manifest.json.`);
  return { origin, key, pages };
}
