import { request as httpRequest } from "node:http";
import type { IncomingHttpHeaders, RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";

export type Response = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

/** Sends a request to a server of ours. Accepts self-signed certificates and does not follow redirects. */
export function sendLocalRequest(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Response> {
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = send(url, { rejectUnauthorized: false, ...options } as RequestOptions, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const { statusCode: status = 0, headers, complete } = response;
      const bytes = Buffer.concat(parts);
      if (complete) resolve({ status, headers, body: bytes.toString(), bytes });
      else reject(new Error("The response was cut off"));
    });
  });
  request.on("error", reject);
  request.setTimeout(30_000, () => request.destroy(new Error("No response within 30 seconds")));
  request.end(body);
  return promise;
}
