import type { Specimen as SpecimenData, SpecimenTable } from "#site/content/schemas/services.server.ts";
import { labels } from "#site/generated/shared-content.ts";
import { button } from "#site/ui/button.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Sheet } from "#site/ui/sheet.tsx";

import "./specimen.css";

/** Shows a deliverable with fictional details as a sheet of paper. On phones its tables open on request. */
export function Specimen({ title, document, facts, tables, note, figure, notes, caption }: SpecimenData) {
  return (
    <figure className="specimen">
      <figcaption>
        <h3 className="section-label">{labels.service.specimen}</h3>
        <Figure value={figure.value} className={/\S{6}/.test(figure.value) ? "specimen-long" : ""} />
        <p className="specimen-figure-text">{figure.text}</p>
        <p>{`${labels.service.specimenNotice} ${caption}`}</p>
      </figcaption>
      <Sheet className="specimen-sheet">
        <div className="specimen-page">
          <h4>{title}</h4>
          <p>{document}</p>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="specimen-end">{note}</p>
          <details>
            <summary className={button.outline}>{labels.service.specimenTables}</summary>
            {tables.map((table) => (
              <SheetTable key={table.heading} {...table} notes={notes} />
            ))}
          </details>
        </div>
      </Sheet>
    </figure>
  );
}

/** Letters of a cell that has no second line, such as a date. */
const shortCell = 9;

type TableProps = SpecimenTable & { notes?: SpecimenData["notes"] };

/** A table of a document, with a mark before rows that have a status. */
export function SheetTable({ heading, columns, rows, notes }: TableProps) {
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
          <tr key={[name, ...cells].join()} data-status={status}>
            <th scope="row">
              {status && <StatusMark status={status} />}
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={cell.length <= shortCell ? "whitespace-nowrap" : undefined}>
                {cell}
                {index === cells.length - 1 && <Note text={notes?.find(({ at }) => at === name)?.text} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A remark about a row. On large screens it is in the margin of the sheet. */
const Note = ({ text }: { text: string | undefined }) => text !== undefined && <p className="specimen-note">{text}</p>;
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
