import { createHash } from "node:crypto";
import { Agent, request as askPlain } from "node:http";
import type { RequestOptions } from "node:http";
import { Agent as SecureAgent, request as askSecure } from "node:https";

/** An answer in all that a visitor could notice: its bytes by their hash, its headers in the order of their names. */
export type EdgeAnswer = { status: number; headers: string[]; bytes: string };

const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };
/** What belongs to one connection or one moment, and the offer of ranges, which an edge withdraws. */
const passing = new Set(["date", "connection", "keep-alive", "transfer-encoding", "accept-ranges"]);

export function askEdge(origin: string, options: RequestOptions): Promise<EdgeAnswer> {
  const { protocol, port } = new URL(origin);
  const isSecure = protocol === "https:";
  const ask = isSecure ? askSecure : askPlain;
  const { promise, resolve, reject } = Promise.withResolvers<EdgeAnswer>();
  const target = { host: "127.0.0.1", port, agent: isSecure ? agents.https : agents.http, rejectUnauthorized: false };
  const request = ask({ ...target, ...options } as RequestOptions, (response) => {
    const hash = createHash("sha256");
    response.on("data", (part: Buffer) => hash.update(part));
    response.on("error", reject);
    response.on("end", () => {
      const { statusCode: status = 0, rawHeaders } = response;
      const pairs = rawHeaders.flatMap((name, place) =>
        place % 2 === 0 && !passing.has(name.toLowerCase()) ? `${name.toLowerCase()}: ${rawHeaders[place + 1]}` : [],
      );
      resolve({ status, headers: pairs.toSorted(), bytes: hash.digest("hex") });
    });
  });
  request.on("error", reject);
  request.setTimeout(20_000, () => request.destroy(new Error("No answer")));
  request.end();
  return promise;
}
