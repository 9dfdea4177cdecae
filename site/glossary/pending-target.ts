/** The one entry of session storage. */
export const targetEntry = "glossaryTarget";

/** Keeps the term a visitor asked for on another page until the glossary is there. */
export function rememberTarget(slug: string): void {
  try {
    sessionStorage.setItem(targetEntry, slug);
  } catch {
    // Storage refused: the address has the term too.
  }
}

export function takeTarget(): string | undefined {
  try {
    const slug = sessionStorage.getItem(targetEntry) ?? undefined;
    sessionStorage.removeItem(targetEntry);
    return slug;
  } catch {
    return undefined;
  }
}
