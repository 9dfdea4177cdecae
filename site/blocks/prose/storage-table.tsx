import { labels } from "#site/generated/shell.ts";

import type { StorageTable as Table } from "#site/content/schemas/storage.server.ts";

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
