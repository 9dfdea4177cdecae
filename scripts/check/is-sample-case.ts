import type { Content } from "#site/content/content.server.ts";

import { listOpenValues } from "../launch/launch-list.ts";

/**
 * Returns whether the owner has not confirmed what a case states. The client's approval does not count: it often arrives
 * after the figures.
 */
export const isSampleCase = (slug: string, content: Pick<Content, "placeholders" | "confirmed">): boolean =>
  listOpenValues(content).some(({ file, field }) => file.endsWith(`/cases/${slug}.yaml`) && field !== "approval");
