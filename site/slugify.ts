/** Returns a text as part of a URL: 'CI/CD' → 'cicd', 'BSI C5' → 'bsi-c5'. */
export function slugify(term: string): string {
  return term
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/\s/g, "-")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
