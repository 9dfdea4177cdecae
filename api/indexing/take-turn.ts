import type postgres from "postgres";

import { describePages } from "../contract.ts";
import type { IndexingMessage, PageManifest } from "../contract.ts";
import type { Database } from "../database/connect-database.ts";
import type { Verdict } from "./ask-upstream.ts";

/** The protocol allows ten thousand; smaller messages arrive within the time they have. */
const batchSize = 1000;
const longestWait = 86_400_000;

export type Turn =
  /** Another process is speaking to the indexing service. */
  | { kind: "busy" }
  | { kind: "empty" }
  | { kind: "waiting"; wait: number }
  | { kind: "stopped"; status: number }
  | { kind: "asked"; pages: number; verdict: Verdict };

type Parts = {
  database: Database;
  manifest: PageManifest;
  retryDelay: number;
  ask: (message: IndexingMessage) => Promise<Verdict>;
};
type Row = { address: string; version: string };
type State = { failures: number; stopped_by: number | null; wait: number };

/**
 * Sends one batch on. Only one process at a time gets a turn, and what happened is committed with it: a process that
 * dies in between leaves its pages waiting, and the next turn takes them again (016).
 */
export function takeTurn({ database, manifest, retryDelay, ask }: Parts): Promise<Turn> {
  return database.ask((sql) =>
    sql.begin(async (turn): Promise<Turn> => {
      const [state] = await turn<State[]>`
        select failures, stopped_by, (extract(epoch from not_before - clock_timestamp()) * 1000)::float8 as wait
        from indexing.turn for update skip locked`;
      if (state === undefined) return { kind: "busy" };
      if (state.stopped_by !== null) return { kind: "stopped", status: state.stopped_by };
      if (state.wait > 0) return { kind: "waiting", wait: state.wait };

      const waiting = await turn<Row[]>`
        select address, version from indexing.submissions where sent_at is null and withdrawn_at is null
        order by accepted_at, address limit ${batchSize}`;
      const ours = new Set(Object.keys(manifest.pages).map((path) => manifest.origin + path));
      const [present, gone] = [true, false].map((is) => waiting.filter(({ address }) => ours.has(address) === is));
      if (gone?.length) await withdraw(turn, gone);
      if (!present?.length) return { kind: "empty" };

      const paths = new Set(present.map(({ address }) => address.slice(manifest.origin.length)));
      const verdict = await ask(describePages(manifest, [...paths]));
      if (verdict.kind === "taken") {
        await markSent(turn, present, verdict.status);
        await turn`update indexing.turn set failures = 0`;
      } else if (verdict.kind === "refused") {
        await turn`update indexing.turn set stopped_by = ${verdict.status}`;
      } else {
        const wait = Math.min(Math.max(verdict.wait ?? 0, retryDelay * 2 ** Math.min(state.failures, 20)), longestWait);
        await turn`update indexing.turn set failures = failures + 1,
          not_before = clock_timestamp() + ${wait}::float8 * interval '1 millisecond'`;
      }
      return { kind: "asked", pages: paths.size, verdict };
    }),
  );
}

/** Forgets that the indexing service has refused us: somebody says that the reason is gone. */
export function allowTurns(database: Database): Promise<unknown> {
  return database.ask((sql) => sql`update indexing.turn set stopped_by = null where stopped_by is not null`);
}

export async function countWaiting(database: Database): Promise<number> {
  const [row] = await database.ask(
    (sql) => sql<{ count: number }[]>`select count(*)::int as count from indexing.submissions
      where sent_at is null and withdrawn_at is null`,
  );
  return row?.count ?? 0;
}

async function markSent(turn: postgres.TransactionSql, rows: Row[], status: number): Promise<void> {
  await turn`update indexing.submissions as sent set sent_at = clock_timestamp(), answer = ${status}
    from jsonb_to_recordset(${turn.json(rows)}) as done (address text, version text)
    where sent.address = done.address and sent.version = done.version`;
}

async function withdraw(turn: postgres.TransactionSql, rows: Row[]): Promise<void> {
  await turn`update indexing.submissions as gone set withdrawn_at = clock_timestamp()
    from jsonb_to_recordset(${turn.json(rows)}) as done (address text, version text)
    where gone.address = done.address and gone.version = done.version`;
}
