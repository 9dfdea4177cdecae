// Shared by the site and the service.

export const indexingPath = "/indexing";

/** Lists the site's pages with a hash of their content. The build writes it. */
export type PageManifest = { origin: string; key: string; pages: Record<string, string> };

/** The message of the indexing protocol: https://www.indexnow.org/documentation */
export type IndexingMessage = { host: string; key: string; keyLocation: string; urlList: string[] };

type IndexedSite = Pick<PageManifest, "origin" | "key">;

export function indexingMessage({ origin, key }: IndexedSite, paths: readonly string[]): IndexingMessage {
  const urlList = paths.map((path) => origin + path);
  return { host: new URL(origin).host, key, keyLocation: origin + keyFile(key), urlList };
}

/** Returns the path of the file that proves ownership of the key. */
export const keyFile = (key: string): string => `/${key}.txt`;
