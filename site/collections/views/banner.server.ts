import type { InterfaceLabels } from "#site/collections/schemas/interface.server.ts";
import { purposes } from "#site/consent/embeds.ts";
import type { Embeds } from "#site/consent/embeds.ts";

/** What the banner says: of nothing, of the one tool that is configured, or of several with a line each. */
export function describeBanner(words: InterfaceLabels["consent"], embeds: Embeds) {
  const { none, several, summary, tools, ...labels } = words;
  const used = purposes.filter((purpose) => embeds[purpose] !== undefined).map((purpose) => tools[purpose]);
  if (used.length > 1) return { ...labels, text: several, details: { summary, lines: used.map(({ line }) => line) } };
  return { ...labels, text: used[0]?.alone ?? none, details: undefined };
}
