/** Counts how often React had to render the page again, because it differed from the prerendered one. Runs in the page. */
export const countRecoveries = (): number => performance.getEntriesByName("hydration-recovered").length;
