import type { ContentReader } from "./content-reader.server.ts";

const wordsPerMinute = 220;

/** Reports a stated reading time that differs from the text by more than 20%. */
export function checkReadingTime(reader: ContentReader, file: string, minutes: number, text: string): void {
  const withoutTags = text.replaceAll(/<[^>]+>|\]\([^)]*\)/g, " ");
  const words = withoutTags.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
  if (Math.abs(words / (minutes * wordsPerMinute) - 1) <= 0.2) return;
  const message = `is ${minutes}, but reading ${words} words takes about ${Math.round(words / wordsPerMinute)} minutes`;
  reader.reportField(file, ["minutes"], message);
}
