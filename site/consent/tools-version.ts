import { purposes } from "./embeds.ts";
import type { Embeds } from "./embeds.ts";

/**
 * The tools that are configured, each with its hosts: what a choice was made about. It is stored with the choice as it
 * is, so that a visitor can read it too.
 */
export const toolsVersion = (embeds: Embeds): string =>
  purposes
    .flatMap((purpose) => (embeds[purpose] ? [`${purpose} ${hostsOf(embeds[purpose]).join(" ")}`] : []))
    .join(", ");

function hostsOf(tool: NonNullable<Embeds[keyof Embeds]>): string[] {
  const addresses = "frame" in tool ? [tool.frame] : [tool.script, ...tool.hosts];
  return [...new Set(addresses.map((address) => new URL(address).host))].toSorted();
}
