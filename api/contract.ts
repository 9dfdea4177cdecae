// Shared by the site and the service. The site imports no other file of the service.

export const employeesPath = "/rest/v1/employees";

/** The only query the service accepts, in PostgREST syntax. */
export const employeesQuery = "select=*&order=order.asc.nullslast,created_at.asc";

/** Columns with texts, which may be missing. The service, the import and the site handle each of them. */
export const employeeTexts = ["name", "title", "image_url"] as const;

export type EmployeeText = (typeof employeeTexts)[number];

/** A row of the response. */
export type Employee = Record<EmployeeText, string | null> & {
  id: number;
  order: number | null;
  created_at: string;
};

/** Accepts photographs of the site itself: its pages load images from their own host only. */
export const isPhotograph = (url: string): boolean => /^\/team\/[a-z\d-]+\.(?:webp|jpg|png|svg)$/.test(url);

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
