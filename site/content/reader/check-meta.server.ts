import type { ContentReader } from "./content-reader.server.ts";

type PageMeta = { file: string; meta: { title: string; description: string } };

/** Reports repeated titles and descriptions, which search engines treat as duplicate pages. */
export function checkMeta(reader: ContentReader, pages: readonly PageMeta[]): void {
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const { file, meta } of pages) {
      const first = seen.get(meta[field]);
      if (first !== undefined) reader.reportField(file, ["meta", field], `repeats the ${field} of ${first}`);
      seen.set(meta[field], file);
    }
  }
}
