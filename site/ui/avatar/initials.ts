/** Returns the first letters of the first and the last word in upper case. */
export function initials(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const ends = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  // Some letters become two in upper case, as ß does.
  return ends.map((letter = "") => /./u.exec(letter.toUpperCase())?.[0]).join("");
}
