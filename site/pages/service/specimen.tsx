import { useSyncExternalStore } from "react";

import { labels } from "#site/generated/shell.ts";

import type { Specimen as SpecimenData, SpecimenTable } from "#site/content/schemas/services.server.ts";
import { Container } from "#site/ui/container/container.tsx";
import { densities } from "#site/ui/section/density.ts";

import { StatusMark } from "./status-mark.tsx";

import "./specimen.css";

/** As in specimen.css. */
const phone = "(width < 48rem)";

function onPhoneChange(onChange: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Shows a deliverable with fictional details as a sheet of paper. On phones it scrolls sideways, also by keyboard. */
export function Specimen({ title, document, facts, tables, note, caption }: SpecimenData) {
  const scrolls = useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phone).matches,
    () => true,
  );
  return (
    <section className={`on-dark bg-night ${densities.normal.space}`}>
      <Container>
        <figure className="specimen">
          <h2 className="text-2xl font-bold text-paper lg:text-3xl">{labels.service.specimen}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable by keyboard. */}
          <section className="specimen-sheet" aria-label={title} tabIndex={scrolls ? 0 : undefined}>
            <div data-page={`1 / ${tables.length + 1}`}>
              <h3 className="text-xl font-bold">{title}</h3>
              <p className="mt-1 text-ink-3">{document}</p>
              <dl>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className="specimen-note">{note}</p>
            </div>
            {tables.map((table, index) => (
              <div key={table.heading} data-page={`${index + 2} / ${tables.length + 1}`}>
                <Table {...table} />
              </div>
            ))}
          </section>
          <figcaption className="text-sm text-night-text">{`${labels.service.specimenNotice} ${caption}`}</figcaption>
        </figure>
      </Container>
    </section>
  );
}

function Table({ heading, columns, rows }: SpecimenTable) {
  return (
    <table>
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
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
