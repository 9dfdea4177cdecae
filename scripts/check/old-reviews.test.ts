import { expect, test } from "vitest";

import { oldReviews } from "./old-reviews.ts";

const source = { name: "EUR-Lex", url: "https://eur-lex.europa.eu" };

test("reviews older than six months are listed, the oldest first", () => {
  const entries = [
    { name: "fresh", source, reviewed: "2026-11" },
    { name: "six months", source, reviewed: "2026-05" },
    { name: "seven months", reviewed: "2026-04" },
    { name: "last year", source, reviewed: "2025-12" },
    { name: "never", source },
    { name: "no law, no product" },
  ];
  expect(oldReviews(entries, new Date("2026-11-30"))).toEqual([
    { name: "never", reviewed: "" },
    { name: "last year", reviewed: "2025-12" },
    { name: "seven months", reviewed: "2026-04" },
  ]);
});
