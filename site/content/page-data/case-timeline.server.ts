import type { Case } from "#site/content/schemas/cases.server.ts";

type Step = Pick<NonNullable<Case["timeline"]>[number], "from" | "to">;

const named = (style: "short" | "long", month: number) =>
  new Date(Date.UTC(2000, month % 12)).toLocaleString("en-US", { month: style, timeZone: "UTC" });

/** Returns the number of months since the year 0. */
const monthOf = (date: string): number => {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return year * 12 + month - 1;
};

/** Returns the months of a project, and for each step where it begins, how long it takes and its months in words. */
export function describeTimeline<Entry extends Step>(steps: readonly Entry[]) {
  const spans = steps.map(({ from, to = from }) => ({ first: monthOf(from), last: monthOf(to) }));
  const begin = Math.min(...spans.map(({ first }) => first));
  const end = Math.max(...spans.map(({ last }) => last));
  return {
    months: Array.from({ length: end - begin + 1 }, (_, index) => named("short", begin + index)),
    steps: spans.map(({ first, last }, index) => ({
      ...(steps[index] as Entry),
      start: first - begin,
      length: last - first + 1,
      when: inWords(first, last),
    })),
  };
}

function inWords(first: number, last: number): string {
  if (first === last) return named("long", first);
  return [named("long", first), last === first + 1 ? "and" : "to", named("long", last)].join(" ");
}
