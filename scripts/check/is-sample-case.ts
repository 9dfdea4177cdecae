import type { Content } from "#site/content/content.server.ts";

/**
 * Returns whether what a case states still waits for the owner. The client's approval does not count: it often arrives
 * after the figures.
 */
export const isSampleCase = (slug: string, { placeholders }: Pick<Content, "placeholders">): boolean =>
  placeholders.some(
    ({ file, texts }) => file.endsWith(`/cases/${slug}.yaml`) && texts.some(({ field }) => field !== "approval"),
  );
