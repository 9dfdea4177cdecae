import { getContent } from "#site/content/content.server.ts";
import { getService } from "#site/content/page-data/lookup.server.ts";
import type { Specimen } from "#site/content/schemas/services.server.ts";
import { servicePath } from "#site/paths.ts";

export type SituationData = ReturnType<typeof describeSituations>[number];

/** A row of a chart. Times are in minutes. */
export type ChartRow = {
  name: string;
  value: string;
  isGood: boolean;
  count?: number;
  planned?: number;
  measured?: number;
};

export type Chart = { kind: NonNullable<Specimen["chart"]>["kind"]; rows: ChartRow[]; longest: number };

/** Returns the problems of the home page, each with the sheet of the service that solves it. */
export function describeSituations() {
  const { labels, pages } = getContent();
  return pages.home.situations.items.map(({ title, text, service: slug, when, more }) => {
    const { specimen, firstStep } = getService(slug);
    if (!specimen?.chart)
      throw new Error(`content/services/${slug}.yaml has no specimen with a chart for the home page`);
    return {
      title,
      text,
      to: servicePath(slug),
      more,
      terms: `${firstStep.duration}, ${labels.service.firstStep.fixedPrice}`,
      sheet: {
        when,
        title: specimen.title,
        document: specimen.document,
        figure: specimen.figure,
        chart: readChart(specimen.chart, specimen.tables),
      },
    };
  });
}

/** Reads a chart from the rows of its table. */
function readChart({ kind, table }: NonNullable<Specimen["chart"]>, tables: Specimen["tables"]): Chart {
  const { statuses } = getContent().labels.service;
  const rows = tables.find(({ heading }) => heading === table)?.rows ?? [];
  const results = rows.map(({ cells }) => cells.at(-1) ?? "");
  const end = rows.findIndex(({ status }) => status === undefined);
  const read = rows.slice(0, end === -1 ? rows.length : end).map(({ cells, status }, index): ChartRow => {
    const [name = "", second = ""] = cells;
    const isGood = kind === "keys" ? results[index] === results[0] : status === "ok";
    const row = { name: name.replace(/^\d+\. /, ""), isGood, value: isGood ? statuses.proven : statuses.gap };
    if (kind === "groups") return { ...row, value: second, count: Number(second) };
    if (kind === "keys") return { ...row, value: results[index] ?? "" };
    if (kind === "checks") return row;
    const [planned = 0, measured = 0] = cells.slice(-2).map(minutes);
    return { ...row, value: cells.at(-1) ?? "", isGood: measured <= planned, planned, measured };
  });
  return {
    kind,
    rows: read,
    longest: Math.max(...read.map(({ planned = 0, measured = 0 }) => Math.max(planned, measured))),
  };
}

/** Returns the minutes of a time such as 8:10. */
function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}
