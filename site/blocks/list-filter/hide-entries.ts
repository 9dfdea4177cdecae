type Hideable = { hidden: boolean | string };

export type Group = { element: Hideable; entries: readonly { element: Hideable; id: string }[] };

/** Hides the entries that do not match, and groups without any. Only what changes since `before` is touched. */
export function hideEntries(
  groups: readonly Group[],
  matches: ReadonlySet<string>,
  before: ReadonlySet<string> | undefined,
): void {
  for (const { element, entries } of groups) {
    for (const entry of entries) {
      const isShown = matches.has(entry.id);
      // At first everything is shown.
      if (isShown !== (before?.has(entry.id) ?? true)) entry.element.hidden = !isShown;
    }
    element.hidden = !entries.some(({ id }) => matches.has(id));
  }
}
