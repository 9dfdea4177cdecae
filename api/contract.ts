// What the site and the service agree on. The site imports this file and nothing else of the service.

export const employeesPath = "/rest/v1/employees";

/** The one question the service answers, in PostgREST's language. */
export const employeesQuery = "select=*&order=order.asc.nullslast,created_at.asc";

/** A row as it arrives. Everything may be missing but the id. */
export type Employee = {
  id: number;
  name: string | null;
  title: string | null;
  image_url: string | null;
  order: number | null;
  created_at: string;
};

/** Photographs are files of the site: its pages load pictures from their own host only. */
export const isPhotograph = (url: string): boolean => /^\/team\/[a-z\d-]+\.(?:webp|jpg|png|svg)$/.test(url);

/** Where a page reports itself. */
export const indexingPath = "/indexing";

/** The pages of the site, written by the build with a version of what each says. */
export type PageManifest = { origin: string; key: string; pages: Record<string, string> };

/** The message of the indexing protocol: https://www.indexnow.org/documentation */
export type IndexingMessage = { host: string; key: string; keyLocation: string; urlList: string[] };

type IndexedSite = Pick<PageManifest, "origin" | "key">;

export function describePages({ origin, key }: IndexedSite, paths: readonly string[]): IndexingMessage {
  const urlList = paths.map((path) => origin + path);
  return { host: new URL(origin).host, key, keyLocation: origin + keyFile(key), urlList };
}

/** The address at which the site proves that the key is its own. */
export const keyFile = (key: string): string => `/${key}.txt`;
