import { useSyncExternalStore } from "react";
import { labels } from "#site/generated/shell.ts";
import type { Specimen as SpecimenData, SpecimenTable } from "#site/content/schemas/services.server.ts";
import { Container } from "#site/ui/section.tsx";

import "./specimen.css";

/** The width below which specimen.css lets the sheet scroll sideways. */
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
    <section className="on-dark bg-night py-16 lg:py-26">
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

type Status = NonNullable<SpecimenTable["rows"][number]["status"]>;

/** A status has a shape as well as a color, because some readers cannot tell the colors apart. */
const signs: Record<Status, string> = {
  ok: "M3,8.5,6.5,12,13,5.5,11.5,4l-5,5-2-2z",
  warning: "M7,3h2v6H7zm0,8h2v2H7z",
  blocked: "M3,7h10v2H3z",
};

function StatusMark({ status }: { status: Status }) {
  return (
    <>
      <svg className="status-mark" data-status={status} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M0,0h16v16H0z" />
        <path d={signs[status]} className="status-sign" />
      </svg>
      <span className="sr-only">{`${labels.service.statuses[status]}: `}</span>
    </>
  );
}
