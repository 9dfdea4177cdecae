export const countWords = (texts: readonly string[]): number => texts.join(" ").match(/\S+/g)?.length ?? 0;

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?])\s+/).map((sentence) => sentence.trim());
