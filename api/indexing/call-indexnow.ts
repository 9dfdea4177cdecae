import type { IndexingMessage } from "./contract.ts";

/** In milliseconds, for request and response. */
const timeout = 3000;

export const isAccepted = (status: number | string): boolean => status === 200 || status === 202;

/** Returns the status of the indexing service, or why there is none. Follows no redirects: only one URL is allowed. */
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
