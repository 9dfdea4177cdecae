/** The only session storage key of the site. */
export const pendingTargetKey = "glossaryTarget";

/** Stores the term of a clicked link until the glossary page is open. */
export function savePendingTarget(slug: string): void {
  try {
    sessionStorage.setItem(pendingTargetKey, slug);
  } catch {
    // Storage is blocked. The URL contains the term too.
  }
}

/** Returns the stored term and deletes it. */
export function consumePendingTarget(): string | undefined {
  try {
    const slug = sessionStorage.getItem(pendingTargetKey) ?? undefined;
    sessionStorage.removeItem(pendingTargetKey);
    return slug;
  } catch {
    return undefined;
  }
}
