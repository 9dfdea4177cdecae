import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

import type { Draft, Drafts } from "./drafts.ts";
import type { Config } from "./forms.ts";

/** Receives what is being typed from the editor's page. Returns false for other requests. */
export function serveDrafts(
  request: IncomingMessage,
  response: ServerResponse,
  drafts: Drafts,
  config: Config,
): boolean {
  if (request.url !== "/draft") return false;
  const send = (status: number, body?: object) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  if (!isOwnPage(request)) {
    send(403, { message: "Only the editor's page may send drafts" });
  } else if (request.method === "DELETE") {
    drafts.discard();
    send(200, {});
  } else {
    void json(request)
      .then((draft) => drafts.show(draft as Draft, config))
      .then((outcome) => send(outcome ? 200 : 404, outcome ?? { message: "This file has no form" }))
      .catch((error: Error) => send(400, { message: error.message }));
  }
  return true;
}

/**
 * Recognizes requests of the local editor's pages. Another site can neither set this Origin, nor send JSON without a
 * preflight request, nor use this Host after DNS rebinding.
 */
export function isOwnPage({ method, headers: { host = "", origin, "content-type": type } }: IncomingMessage): boolean {
  if (!/^localhost(?::\d+)?$/.test(host)) return false;
  if (method === "GET") return true;
  return origin === `http://${host}` && (method === "DELETE" || type === "application/json");
}
