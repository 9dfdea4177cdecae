/** Space above and below a section, and its heading: one lead section per page, minor ones close to its end. */
export const densities = {
  lead: { space: "py-18 lg:py-36", heading: "text-2xl lg:text-3xl", gap: "mt-10" },
  normal: { space: "py-14 lg:py-26", heading: "text-2xl lg:text-3xl", gap: "mt-10" },
  minor: { space: "py-10 lg:py-14", heading: "text-xl", gap: "mt-6" },
} as const;

export type Density = keyof typeof densities;
