export type TermMention = { term: string; text: string };

/** A text with linked terms. Without any, it is a plain string. */
export type LinkedText = string | readonly (string | TermMention)[];

export const plainText = (text: LinkedText): string =>
  typeof text === "string" ? text : text.map((part) => (typeof part === "string" ? part : part.text)).join("");
