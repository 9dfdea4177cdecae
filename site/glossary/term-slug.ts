/** Returns the id of a term: 'CI/CD' → 'cicd', 'BSI C5' → 'bsi-c5'. */
export function termSlug(term: string): string {
  return term
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .replaceAll(/\s/g, "-")
    .replaceAll(/-+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
