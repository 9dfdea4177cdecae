import type { ContentReader } from "./content-reader.server.ts";

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

type Revision = { date: string; revised?: string | undefined };

/** A date of revision that the reader cannot see is a claim to machines only: front matter and text have to agree. */
export function checkRevision(reader: ContentReader, file: string, { date, revised }: Revision, text: string): void {
  const said = /Revised in ([A-Z][a-z]+ \d{4})/.exec(text)?.[1];
  const meant = revised === undefined ? undefined : month.format(new Date(revised));
  if (said !== meant) {
    const message =
      meant === undefined
        ? `is missing: the text says "Revised in ${said}"`
        : `is not what the text says: it needs "Revised in ${meant}"`;
    reader.reportField(file, ["revised"], message);
  }
  if (revised !== undefined && revised <= date) reader.reportField(file, ["revised"], "is not after the date");
}
