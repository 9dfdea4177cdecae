import type { Content } from "./content.server.ts";
import type { ContentReader } from "./reader/content-reader.server.ts";
import type { SiteFacts } from "./schemas/site-facts.server.ts";
import type { Storage } from "./schemas/storage.server.ts";

// Rules between several files, which no schema can express.

/** Reports tools that the privacy policy does not cover. */
export function checkTools(reader: ContentReader, { embeds }: SiteFacts, { entries }: Storage): void {
  for (const [name, embed] of Object.entries(embeds)) {
    if (!embed || entries.some((entry) => entry.embed === name)) continue;
    reader.reportField("site.yaml", ["embeds", name], "is used, but storage.yaml does not list what it stores");
  }
}

/** Reports repeated titles and descriptions, which search engines treat as duplicate pages. */
export function checkMeta(reader: ContentReader, content: Content): void {
  for (const field of ["title", "description"] as const) {
    const seen = new Map<string, string>();
    for (const { file, meta } of listMeta(content)) {
      const first = seen.get(meta[field]);
      if (first !== undefined) reader.reportField(file, ["meta", field], `repeats the ${field} of ${first}`);
      seen.set(meta[field], file);
    }
  }
}

function listMeta({ pages, services, cases, articles, legal }: Content) {
  return [
    ...Object.entries(pages).map(([name, { meta }]) => ({ file: `pages/${name}.yaml`, meta })),
    ...services.map(({ slug, meta }) => ({ file: `services/${slug}.yaml`, meta })),
    ...cases.map(({ slug, meta }) => ({ file: `cases/${slug}.yaml`, meta })),
    ...articles.map(({ slug, meta }) => ({ file: `articles/${slug}.mdx`, meta })),
    ...Object.entries(legal).map(([name, { meta }]) => ({ file: `legal/${name}.mdx`, meta })),
  ];
}

const wordsPerMinute = 220;

/** Reports a stated reading time that differs from the text by more than 20%. */
export function checkReadingTime(reader: ContentReader, file: string, minutes: number, text: string): void {
  const withoutTags = text.replaceAll(/<[^>]+>|\]\([^)]*\)/g, " ");
  const words = withoutTags.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
  if (Math.abs(words / (minutes * wordsPerMinute) - 1) <= 0.2) return;
  const message = `is ${minutes}, but reading ${words} words takes about ${Math.round(words / wordsPerMinute)} minutes`;
  reader.reportField(file, ["minutes"], message);
}
