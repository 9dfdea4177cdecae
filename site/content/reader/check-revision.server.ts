import type { ContentReader } from "./content-reader.server.ts";

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

type Revision = { date: string; revised?: string | undefined };

/** Reports a revision date that visitors cannot read in the text, or the reverse. */
export function checkRevision(reader: ContentReader, file: string, { date, revised }: Revision, text: string): void {
  const stated = /Revised in ([A-Z][a-z]+ \d{4})/.exec(text)?.[1];
  const expected = revised === undefined ? undefined : month.format(new Date(revised));
  if (stated !== expected) {
    const message =
      expected === undefined
        ? `is missing, but the text contains "Revised in ${stated}"`
        : `does not match the text, which must contain "Revised in ${expected}"`;
    reader.reportField(file, ["revised"], message);
  }
  if (revised !== undefined && revised <= date) reader.reportField(file, ["revised"], "is not after the date");
}
