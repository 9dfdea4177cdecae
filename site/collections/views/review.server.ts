type Reviewed = { source?: { name: string; url: string } | undefined; reviewed?: string | undefined };

export type Review = ReturnType<typeof reviewOf>;

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Where a statement on law and products comes from, and when it was last checked. */
export const reviewOf = ({ source, reviewed }: Reviewed) => ({
  source,
  month: reviewed === undefined ? undefined : monthFormat.format(new Date(reviewed)),
});
