/** A word of a text that the glossary explains. */
export type TermMention = { term: string; text: string };

/** Text in which terms may be linked: plain as long as none is. */
export type LinkedText = string | readonly (string | TermMention)[];

export const plainText = (text: LinkedText): string =>
  typeof text === "string" ? text : text.map((part) => (typeof part === "string" ? part : part.text)).join("");
