import { existsSync, readFileSync } from "node:fs";

import type { IndexingMessage, PageManifest } from "./contract.ts";

/** Returns the manifest of a build. A site without a key has none. */
export const readManifest = (file: string): PageManifest | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PageManifest) : undefined;

export const isAccepted = (status: number | string): boolean => status === 200 || status === 202;

/** Returns the status of the indexing service, or why there is none. Follows no redirects: only one URL is allowed. */
export async function callIndexNow(upstream: string, message: IndexingMessage): Promise<number | string> {
  try {
    const { status, body } = await fetch(upstream, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(message),
      redirect: "manual",
      signal: AbortSignal.timeout(3000),
    });
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
  }
}
