const opening = String.raw`(?<=^|[\s([–/])`;
const beforeWord = String.raw`(?=[^\s.,;:!?)\]]|$)`;
const openingDouble = new RegExp(`${opening}"${beforeWord}`, "g");
const openingSingle = new RegExp(`(?<=^|[\\s([–/“])'${beforeWord}`, "g");

/** Replaces straight quotes and apostrophes, which are easier to type, by typographic ones. */
export const curlQuotes = (text: string): string =>
  text.replaceAll(openingDouble, "“").replaceAll('"', "”").replaceAll(openingSingle, "‘").replaceAll("'", "’");
