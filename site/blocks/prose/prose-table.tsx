import type { ReactNode } from "react";
import { labels } from "virtual:shell";

import "./prose-table.css";
import "#site/ui/chips/scroll-row.css";

/** A table of an article; its first row is the head. On narrow screens it scrolls by itself, also by keyboard. */
export function ProseTable({ label, rows }: { label: string; rows: readonly (readonly ReactNode[][])[] }) {
  const [head, ...body] = rows;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <section className="scroll-row prose-table" aria-label={`${labels.article.table}: ${label}`} tabIndex={0}>
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
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
