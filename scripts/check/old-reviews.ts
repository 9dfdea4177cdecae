type Reviewed = { name: string; source?: unknown; reviewed?: string | undefined };

/** What names a source and was not checked against it within six months, the oldest first. */
export function oldReviews(entries: readonly Reviewed[], today: Date): { name: string; reviewed: string }[] {
  return entries
    .filter(({ source, reviewed }) => source !== undefined || reviewed !== undefined)
    .map(({ name, reviewed = "" }) => ({ name, reviewed }))
    .filter(({ reviewed }) => reviewed === "" || monthsSince(reviewed, today) > 6)
    .toSorted((a, b) => a.reviewed.localeCompare(b.reviewed));
}

function monthsSince(month: string, today: Date): number {
  const then = new Date(month);
  return (today.getUTCFullYear() - then.getUTCFullYear()) * 12 + today.getUTCMonth() - then.getUTCMonth();
}
