import type { Content } from "./content.server.ts";
import type { ContentReader } from "./reader/content-reader.server.ts";
import type { SiteFacts } from "./schemas/site-facts.server.ts";
import type { Storage } from "./schemas/storage.server.ts";

// Rules between several files, which no schema can express.

/** Reports tools that the privacy policy does not cover. */
export function checkTools(reader: ContentReader, { embeds, legal }: SiteFacts, { entries }: Storage): void {
  for (const [name, embed] of Object.entries(embeds)) {
    if (!embed || entries.some((entry) => entry.embed === name)) continue;
    reader.reportField("site.yaml", ["embeds", name], "is used, but storage.yaml does not list what it stores");
  }
  if (embeds.visitorTool && legal.visitorTool === "")
    reader.reportField(
      "site.yaml",
      ["embeds", "visitorTool"],
      "is used, but legal.visitorTool does not name its provider",
    );
}

/** Reports repeated titles and descriptions, which search engines treat as duplicate pages. */
export function checkMeta(reader: ContentReader, content: Content): void {
  for (const field of ["title", "description"] as const) {
    const entries = Map.groupBy(listMeta(content), ({ meta }) => meta[field]);
    for (const same of entries.values()) {
      for (const { file } of same) {
        const other = same.find((entry) => entry.file !== file);
        if (other) reader.reportField(file, ["meta", field], `repeats the ${field} of “${other.name}”`);
      }
    }
  }
}

function listMeta({ pages, services, cases, articles, legal }: Content) {
  return [
    ...Object.entries(pages).map(([name, { meta }]) => ({ file: `pages/${name}.yaml`, name, meta })),
    ...services.map(({ slug, title, meta }) => ({ file: `services/${slug}.yaml`, name: title, meta })),
    ...cases.map(({ slug, title, meta }) => ({ file: `cases/${slug}.yaml`, name: title, meta })),
    ...articles.map(({ slug, title, meta }) => ({ file: `articles/${slug}.mdx`, name: title, meta })),
    ...Object.entries(legal).map(([name, { meta }]) => ({ file: `legal/${name}.mdx`, name, meta })),
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
