import type { IndexingMessage } from "../contract.ts";

/** Milliseconds for the whole exchange. */
const timeout = 3000;

export const isTaken = (status: number | string): boolean => status === 200 || status === 202;

/** Sends one message to the indexing service; says its status, or why there is none. Redirects are not followed: it has one address. */
export async function callIndexNow(upstream: string, message: IndexingMessage): Promise<number | string> {
  try {
    const { status, body } = await fetch(upstream, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
  }
}
