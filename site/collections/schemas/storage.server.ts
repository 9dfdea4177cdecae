import { z } from "zod";

import { purposes, scriptPurposes } from "#site/consent/embeds.ts";

import { text } from "./fields.server.ts";
import type { SiteFacts } from "./site-facts.server.ts";

const classes = ["necessary", "functional", "analytics"] as const;

const storageEntry = z.strictObject({
  name: text(
    40,
    "Name of the entry, or who sets it where the name is not ours to know; a tool's cookie is deleted by this name on withdrawal; an asterisk at the end stands for any ending",
  ),
  class: z.enum(classes, "is not one of the three classes").describe("necessary, functional or analytics"),
  embed: z
    .enum(purposes, "is not an embed of site.yaml")
    .optional()
    .describe("The embed of site.yaml that sets it, listed only while that is used; none for our own entries"),
  kind: text(60, "Cookie, local storage or session storage"),
  purpose: text(120, "What it is for"),
  lifetime: text(80, "How long it is kept"),
});

/** content/storage.yaml: what the site keeps in the visitor's browser. */
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
  none: text(80, "Said of a class without entries"),
  entries: z
    .array(storageEntry)
    .describe("The entries, in the order of the table; a test compares them with what browsers store"),
});

export type Storage = z.output<typeof storageSchema>;

/** Names of cookies that tools may have set under our domain, including tools that are no longer configured. */
export const toolCookies = ({ entries }: Storage): string[] =>
  entries.filter(({ embed }) => scriptPurposes.some((purpose) => purpose === embed)).map(({ name }) => name);

export type StorageTable = Pick<Storage, "columns" | "none"> & {
  classes: { heading: string; entries: Pick<Storage["entries"][number], "name" | "purpose" | "kind" | "lifetime">[] }[];
};

/** The table as the site is configured: entries of tools that are not used are left out. */
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
