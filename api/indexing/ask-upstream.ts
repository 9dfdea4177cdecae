import type { IndexingMessage } from "../contract.ts";

/** Milliseconds for the whole exchange. */
const patience = 3000;

export type Verdict =
  | { kind: "taken"; status: number }
  /** Busy, broken or not there: the same message may be welcome later. `wait` is what it asked for, in milliseconds. */
  | { kind: "later"; status: number | "timeout" | "unreachable"; wait?: number }
  /** Key, host or message are wrong: no repetition helps. */
  | { kind: "refused"; status: number };

/** Sends one message to the indexing service and judges the answer. Redirects are not followed: it has one address. */
export async function askUpstream(upstream: string, message: IndexingMessage): Promise<Verdict> {
  try {
    const { status, headers, body } = await fetch(upstream, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    await body?.cancel();
    if (status === 200 || status === 202) return { kind: "taken", status };
    if (status === 400 || status === 403 || status === 422) return { kind: "refused", status };
    const wait = readRetryAfter(headers.get("retry-after"));
    return { kind: "later", status, ...(wait !== undefined && { wait }) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { kind: "later", status: isLate ? "timeout" : "unreachable" };
  }
}

/** Seconds or a date, as HTTP allows both. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
