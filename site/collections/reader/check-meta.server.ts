import type { ContentReader } from "./content-reader.server.ts";

type Described = { file: string; meta: { title: string; description: string } };

/** Two pages with one title or description are one page to a search engine: the second one is named. */
export function checkMeta(reader: ContentReader, pages: readonly Described[]): void {
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const { file, meta } of pages) {
      const before = seen.get(meta[field]);
      if (before !== undefined) reader.reportField(file, ["meta", field], `repeats the one of ${before}`);
      seen.set(meta[field], file);
    }
  }
}
