/** Space above and below a section, and its heading: minor ones are close to the end of a page. */
export const densities = {
  normal: { space: "py-16 lg:py-26", heading: "text-2xl lg:text-3xl", gap: "mt-10" },
  minor: { space: "py-10 lg:py-14", heading: "text-xl", gap: "mt-6" },
} as const;

export type Density = keyof typeof densities;
