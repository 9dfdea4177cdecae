const key = "glossaryTarget";

/** Keeps the term a visitor asked for on another page until the glossary is there. */
export function rememberTarget(slug: string): void {
  try {
    sessionStorage.setItem(key, slug);
  } catch {
    // Storage refused: the address has the term too.
  }
}

export function takeTarget(): string | undefined {
  try {
    const slug = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return slug;
  } catch {
    return undefined;
  }
}
