import type { Content } from "#site/content/content.server.ts";

import { listSamples } from "../launch/launch-list.ts";

/**
 * Returns whether the owner has never confirmed what a case states. The client's approval does not count: it often arrives
 * after the figures.
 */
export const isSampleCase = (slug: string, content: Pick<Content, "placeholders" | "confirmed">): boolean =>
  listSamples(content).some(({ file, field }) => file.endsWith(`/cases/${slug}.yaml`) && field !== "approval");
