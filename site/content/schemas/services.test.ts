import { expect, test } from "vitest";

import { specimen } from "./services.server.ts";

test("reports a row that has fewer cells than its table has columns", () => {
  const document = {
    title: "Report",
    document: "R-1",
    facts: ["Scope", "Date"].map((label) => ({ label, value: "one" })),
    tables: [
      {
        heading: "Tests",
        columns: ["Test", "Date", "Result"],
        rows: [{ cells: ["First", "May 4", "Met"] }, { cells: ["Second", "May 5"] }],
      },
    ],
    note: "Accepted.",
    caption: "A report.",
    figure: { value: "1 of 2", text: "tests met" },
  };
  const messages = specimen
    .safeParse(document)
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  expect(messages).toEqual(["tables.0.rows.1.cells has 2 cells for 3 columns"]);
});
