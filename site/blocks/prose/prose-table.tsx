import type { ReactNode } from "react";
import { labels } from "#site/generated/shell.ts";

import "./prose-table.css";
import "#site/ui/chips/scroll-row.css";

type Props = {
  /** Texts of the header, which label the cells where phones show each row as a block. */
  columns: readonly string[];
  rows: readonly (readonly ReactNode[][])[];
};

/** Renders a table whose first row is the header. It scrolls on narrow screens, also by keyboard. */
export function ProseTable({ columns, rows }: Props) {
  const [head, ...body] = rows;
  const label = `${labels.article.table}: ${columns.join(", ")}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
    <section className="scroll-row prose-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- The table never changes.
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- The table never changes.
            <tr key={line}>
              {row.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- The table never changes.
                <td key={column} data-label={columns[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
