import type { Chart, ChartRow } from "./situations.server.ts";

import "./sheet-chart.css";

/** Draws one table of a document, from the same rows. */
export function SheetChart({ kind, rows, longest }: Chart) {
  return (
    <ul className={`chart chart-${kind}`}>
      {rows.map((row) => (
        <li key={row.name} data-good={row.isGood || undefined}>
          <span>{row.name}</span>
          {/* The mark shows it. */}
          <span className={kind === "keys" ? "sr-only" : undefined}>{row.value}</span>
          <Mark kind={kind} row={row} longest={longest} />
        </li>
      ))}
    </ul>
  );
}

function Mark({ kind, row, longest }: { kind: Chart["kind"]; row: ChartRow; longest: number }) {
  if (kind === "checks")
    return (
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path className="chart-box" d="M1 1h16v16H1z" />
        {row.isGood && <path className="chart-tick" d="M4.500 9l3 3.400l6-6.600" />}
      </svg>
    );
  if (kind === "keys")
    return (
      <svg viewBox="-14 -9 28 18" aria-hidden="true">
        <path className="chart-key" d="M-11 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-1 0H12M8 0v5M12 0v4" />
        {!row.isGood && <path className="chart-cross" d="M-14 9L14-9" />}
      </svg>
    );
  if (kind === "groups") {
    const squares = Array.from({ length: row.count ?? 0 }, (_, index) => {
      const [x, y] = [(index % 12) * 20.8, Math.floor(index / 12) * 20.8];
      return `M${x.toFixed(1)} ${y.toFixed(1)}h18v18h-18z`;
    });
    return (
      <svg viewBox={`0 0 248 ${Math.ceil(squares.length / 12) * 20.8}`} aria-hidden="true">
        <path d={squares.join("")} />
      </svg>
    );
  }
  const width = (time = 0) => Math.round((time / longest) * 248);
  const [planned, measured] = [width(row.planned), width(row.measured)];
  return (
    <svg viewBox="0 0 248 14" aria-hidden="true">
      <path className="chart-plan" d={`M0 0h${planned}v14H0z`} />
      <path d={`M0 0h${Math.min(planned, measured)}v14H0z`} />
      {measured > planned && <path className="chart-over" d={`M${planned} 0H${measured}v14H${planned}z`} />}
    </svg>
  );
}
