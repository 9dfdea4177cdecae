import { z } from "zod";

import { embedNames, scriptEmbeds } from "#site/consent/embeds.ts";

import { text } from "./fields.server.ts";
import type { SiteFacts } from "./site-facts.server.ts";

const classes = ["necessary", "functional", "analytics"] as const;

const storageEntry = z.strictObject({
  name: text(
    40,
    "Name of the entry, or its provider if the name is unknown; withdrawal deletes a tool's cookies by this name; an asterisk at the end matches any ending",
  ),
  class: z.enum(classes, "is not one of the three classes").describe("necessary, functional or analytics"),
  embed: z
    .enum(embedNames, "is not an embed of site.yaml")
    .optional()
    .describe(
      "The tool that sets the entry, which is listed only while the tool is used; leave it empty for entries of the site",
    ),
  kind: text(60, "Cookie, local storage or session storage"),
  purpose: text(120, "What the entry is for, in one sentence"),
  lifetime: text(80, "Storage period"),
});

/** content/storage.yaml: data that the site stores in the browser. */
export const storageSchema = z.strictObject({
  columns: z
    .strictObject({
      name: text(20, "Heading"),
      purpose: text(20, "Heading"),
      kind: text(20, "Heading"),
      lifetime: text(20, "Heading"),
    })
    .describe("Headings of the table"),
  classes: z
    .strictObject({
      necessary: text(40, "Heading"),
      functional: text(40, "Heading"),
      analytics: text(40, "Heading"),
    })
    .describe("Headings of the three classes"),
  none: text(80, "Text for a class without entries"),
  entries: z
    .array(storageEntry)
    .describe("Entries, in the order of the table; a test compares them with the data in the browser"),
});

export type Storage = z.output<typeof storageSchema>;

/** Names of cookies that tools may have set under our domain, including tools that are no longer configured. */
export const toolCookies = ({ entries }: Storage): string[] =>
  entries.filter(({ embed }) => scriptEmbeds.some((name) => name === embed)).map(({ name }) => name);

export type StorageTable = Pick<Storage, "columns" | "none"> & {
  classes: { heading: string; entries: Pick<Storage["entries"][number], "name" | "purpose" | "kind" | "lifetime">[] }[];
};

/** Returns the table without entries of tools that are not used. */
export function storageTable(
  { columns, classes: headings, none, entries }: Storage,
  { embeds }: SiteFacts,
): StorageTable {
  const used = entries.filter(({ embed }) => embed === undefined || embeds[embed] !== undefined);
  return {
    columns,
    none,
    classes: classes.map((group) => ({
      heading: headings[group],
      entries: used
        .filter((entry) => entry.class === group)
        .map(({ name, purpose, kind, lifetime }) => ({ name, purpose, kind, lifetime })),
    })),
  };
}
