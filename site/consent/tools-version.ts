import { purposes } from "./embeds.ts";
import type { Embeds } from "./embeds.ts";

/** Lists the configured tools with their hosts. Stored with the choice in plain text, so that visitors can read it. */
export const toolsVersion = (embeds: Embeds): string =>
  purposes
    .flatMap((purpose) => (embeds[purpose] ? [`${purpose} ${hostsOf(embeds[purpose]).join(" ")}`] : []))
    .join(", ");

function hostsOf(tool: NonNullable<Embeds[keyof Embeds]>): string[] {
  const urls = "frame" in tool ? [tool.frame] : [tool.script, ...tool.hosts];
  return [...new Set(urls.map((url) => new URL(url).host))].toSorted();
}
