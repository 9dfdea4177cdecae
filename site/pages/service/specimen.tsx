import { labels } from "virtual:shell";

import type { Specimen as SpecimenData, SpecimenTable } from "#site/collections/schemas/specimen.server.ts";
import { Container } from "#site/ui/container/container.tsx";

import { StatusMark } from "./status-mark.tsx";

import "./specimen.css";

/** Shows a deliverable with fictional details as a sheet of paper. */
export function Specimen({ title, document, facts, tables, note, caption }: SpecimenData) {
  return (
    <section className="specimen-section on-dark bg-night">
      <Container>
        <figure className="specimen">
          <h2 className="text-2xl font-bold text-paper lg:text-3xl">{labels.service.specimen}</h2>
          <div className="specimen-sheet">
            <h3 className="text-xl font-bold">{title}</h3>
            <p className="specimen-number">{document}</p>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {tables.map((table) => (
              <Table key={table.heading} {...table} />
            ))}
            <p className="specimen-note">{note}</p>
          </div>
          <figcaption className="text-sm text-night-text">{caption}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** With more than two columns, each row is a block on small screens, and its cells repeat the headings of their columns. */
function Table({ heading, columns, rows }: SpecimenTable) {
  const isStacked = columns.length > 2;
  return (
    <table className={isStacked ? "specimen-stacked" : undefined}>
      <caption>{heading}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name = "", ...cells], status }) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">
              {status && <StatusMark status={status} />}
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                {isStacked && <span className="specimen-label">{`${columns[index + 1]} `}</span>}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
