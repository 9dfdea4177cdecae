const opening = String.raw`(?<=^|[\s([–/])`;
const beforeWord = String.raw`(?=[^\s.,;:!?)\]]|$)`;
const openingDouble = new RegExp(`${opening}"${beforeWord}`, "g");
const openingSingle = new RegExp(`(?<=^|[\\s([–/“])'${beforeWord}`, "g");

/** Replaces straight quotes and apostrophes, which are easier to type, and keeps millions and their currency on one line. */
export const refineTypography = (text: string): string =>
  text
    .replaceAll(openingDouble, "“")
    .replaceAll('"', "”")
    .replaceAll(openingSingle, "‘")
    .replaceAll("'", "’")
    .replaceAll(/(?<=\d[MB]) (?=euro\b)/g, "\u00A0");
