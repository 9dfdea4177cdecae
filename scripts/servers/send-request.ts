import { request as askPlain } from "node:http";
import type { IncomingHttpHeaders, RequestOptions } from "node:http";
import { request as askSecure } from "node:https";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** One request of our own server, whose certificate on loopback nobody has signed; redirects are not followed. */
export function sendRequest(
  url: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<Answer> {
  const ask = url.startsWith("https:") ? askSecure : askPlain;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = ask(url, { rejectUnauthorized: false, ...options } as RequestOptions, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () => {
      const { statusCode: status = 0, headers, complete } = response;
      if (complete) resolve({ status, headers, body: Buffer.concat(parts).toString() });
      else reject(new Error("The answer was cut off"));
    });
  });
  request.on("error", reject);
  request.setTimeout(30_000, () => request.destroy(new Error("No answer")));
  request.end(body);
  return promise;
}
