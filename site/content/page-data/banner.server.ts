import type { InterfaceLabels } from "#site/content/schemas/interface.server.ts";
import { purposes } from "#site/consent/embeds.ts";
import type { Embeds } from "#site/consent/embeds.ts";

/** Returns the texts of the banner for no tool, for one tool, or for several tools with a line each. */
export function describeBanner(texts: InterfaceLabels["consent"], embeds: Embeds) {
  const { none, several, summary, tools, withdraw, ...labels } = texts;
  const used = purposes.filter((purpose) => embeds[purpose] !== undefined).map((purpose) => tools[purpose]);
  const [first, ...others] = used;
  if (first === undefined) return { ...labels, text: none, details: undefined };
  if (others.length === 0) return { ...labels, text: `${first.alone} ${withdraw}`, details: undefined };
  return { ...labels, text: `${several} ${withdraw}`, details: { summary, lines: used.map(({ line }) => line) } };
}
