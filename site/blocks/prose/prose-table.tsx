import type { ReactNode } from "react";

import type { StorageTable as Table } from "#site/content/schemas/storage.server.ts";
import { labels } from "#site/generated/shared-content.ts";

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

/** Lists cookies and other browser storage by purpose. */
export function StorageTable({ columns, classes, none }: Table) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard.
    <section className="scroll-row prose-table" aria-label={labels.storageTable} tabIndex={0}>
      <table className="storage-table">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.lifetime}</th>
          </tr>
        </thead>
        {classes.map(({ heading, entries }) => (
          <tbody key={heading}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {heading}
              </th>
            </tr>
            {entries.map(({ name, purpose, kind, lifetime }) => (
              <tr key={name}>
                <td>{name}</td>
                <td data-label={columns.purpose}>{purpose}</td>
                <td data-label={columns.kind}>{kind}</td>
                <td data-label={columns.lifetime}>{lifetime}</td>
              </tr>
            ))}
            {entries.length === 0 && (
              <tr>
                <td colSpan={4}>{none}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
