import type { IncomingMessage } from "node:http";

/**
 * Recognizes requests of the local editor's pages. Another site can neither set this Origin, nor send JSON without a
 * preflight request, nor use this Host after DNS rebinding.
 */
export function isOwnPage({ method, headers: { host = "", origin, "content-type": type } }: IncomingMessage): boolean {
  if (!/^localhost(?::\d+)?$/.test(host)) return false;
  if (method === "GET") return true;
  return origin === `http://${host}` && (method === "DELETE" || type === "application/json");
}
