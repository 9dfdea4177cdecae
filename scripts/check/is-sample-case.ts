import type { Placeholder } from "#site/content/reader/placeholders.server.ts";

/** Returns whether a case has samples. The client's approval does not count: it often arrives after the figures. */
export const isSampleCase = (slug: string, placeholders: readonly Placeholder[]): boolean =>
  placeholders.some(({ file, field }) => file.endsWith(`/cases/${slug}.yaml`) && field !== "approval");
