import { scriptPurposes } from "./embeds.ts";
import type { Embeds } from "./embeds.ts";

type Sources = { frame: string[]; script: string[]; connect: string[]; image: string[] };

/** Returns the sources that the content security policy must allow for the configured embeds. */
export function embedSources(embeds: Embeds): Sources {
  const tools = scriptPurposes.flatMap((purpose) => embeds[purpose] ?? []);
  const origins = tools.map(({ script }) => new URL(script).origin);
  const hosts = [...new Set([...origins, ...tools.flatMap((tool) => tool.hosts)])];
  const frame = embeds.map ? [new URL(embeds.map.frame).origin] : [];
  return { frame, script: [...new Set(origins)], connect: hosts, image: hosts };
}
