type Reviewed = { source?: { name: string; url: string } | undefined; reviewed?: string | undefined };

export type Review = ReturnType<typeof describeReview>;

const monthFormat = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns the source of a statement about laws or products, and the month of its last check. */
export const describeReview = ({ source, reviewed }: Reviewed) => ({
  source,
  month: reviewed === undefined ? undefined : monthFormat.format(new Date(reviewed)),
});
