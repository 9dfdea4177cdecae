import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import type { ClientHttp2Session } from "node:http2";
import path from "node:path";

import { expect, test } from "@playwright/test";
import * as fc from "fast-check";

import type { PageManifest } from "../../api/contract.ts";
import { sendLocalRequest } from "../../deploy/send-local-request.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startStack } from "../../scripts/servers/start-stack.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import {
  fixedHeaders,
  otherPolicy,
  pagePolicy,
  readResponses,
  reloadNginx,
  sendBytes,
} from "../delivery/nginx-requests.ts";
import type { RawResponse } from "../delivery/nginx-requests.ts";
import { messages, oddEnds } from "./fuzz-messages.ts";
import type { Header, Message } from "./fuzz-messages.ts";

const count = 10_000;
const clients = 20;
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);

type Checked = RawResponse & { headers: Map<string, string>; origin: string };

const secrets = ["load_module", "worker_processes", "website_service", "nginx/1.", "proxy_pass", "root:x:0:0"];

/** Each rule returns true for a wrong response, independent of the request. */
const rules: Record<string, (response: Checked) => boolean> = {
  "a server error": ({ status }) => [500, 502, 503, 504].includes(status),
  "a partial response": ({ status }) => status === 206 || status === 416,
  "a header twice": ({ fields, headers }) => fields.length !== headers.size,
  // A redirect echoes the bytes of the request after our origin.
  "an odd byte in a header": ({ fields }) =>
    fields.some(([name, value]) => name !== "location" && /[^\t -~]/.test(name + value)),
  "an injected header": ({ headers }) => headers.has("x-injected") || headers.has("set-cookie"),
  "a server name or version": ({ headers }) => headers.has("server") || headers.has("x-powered-by"),
  "a security header is missing": ({ headers }) =>
    Object.entries(fixedHeaders).some(([name, value]) => headers.get(name) !== value),
  "transport security": ({ headers, origin }) =>
    headers.has("strict-transport-security") !== origin.startsWith("https:"),
  "the wrong policy": ({ status, headers }) => {
    const isPage = [200, 404].includes(status) && headers.get("content-type")?.startsWith("text/html") === true;
    return status !== 304 && headers.get("content-security-policy") !== (isPage ? pagePolicy : otherPolicy);
  },
  "a redirect to another site": ({ status, headers, origin }) => {
    const location = headers.get("location") ?? "";
    return status === 301 ? URL.parse(location)?.origin !== origin || /[\t-\r ]/.test(location) : location !== "";
  },
  "an error that is cached": ({ status, headers }) =>
    status >= 400 && /max-age=[1-9]/.test(headers.get("cache-control") ?? ""),
  "a leak": ({ body }) => secrets.some((secret) => body.includes(secret)),
};

/** Returns the first broken rule. */
function findFault(response: RawResponse, origin: string): string | undefined {
  const checked = { ...response, origin, headers: new Map(response.fields) };
  const fault = Object.entries(rules).find(([, isBroken]) => isBroken(checked))?.[0];
  return fault && `${fault}: ${response.status} ${JSON.stringify(response.fields)}`;
}

type Exchange = { responses: RawResponse[]; fault?: string };

const none: Exchange = { responses: [] };

/** Sends over HTTP/1.1. A valid request must get one response, a request in the body of another none. */
async function sendHttp1(origin: string, message: Message, oddEnd?: string): Promise<Exchange> {
  const { method, target, host, headers, body } = message;
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("")}`;
  if (oddEnd !== undefined) {
    const { responses } = readResponses(await sendBytes(origin, head + oddEnd, 25), method === "HEAD");
    return responses.length > 1 && oddEnd.includes("/smuggled") ? { responses, fault: "smuggled" } : { responses };
  }
  const end = body === undefined ? "\r\n" : `Content-Length: ${body.length}\r\n\r\n${body}`;
  const bytes = await sendBytes(origin, `${head}Connection: close\r\n${end}`);
  const { responses, rest } = readResponses(bytes, method === "HEAD");
  if (responses.length === 1 && rest.length === 0) return { responses };
  return { responses, fault: `${responses.length} responses, then ${rest.toString("latin1", 0, 200)}` };
}

/** Returns undefined for fields that Node refuses to send. It also ends fields at a zero byte. */
function open(session: ClientHttp2Session, { method, target, host, headers, body }: Message) {
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  const fields = { ":method": method, ":authority": host, ":path": target, ...Object.fromEntries(headers), ...length };
  if (Object.values(fields).join("").includes("\0")) return undefined;
  try {
    return session.request(fields, { endStream: body === undefined });
  } catch {
    return undefined;
  }
}

async function sendOverSession(session: ClientHttp2Session, message: Message): Promise<Exchange> {
  const stream = open(session, message);
  if (stream === undefined) return none;
  const fields: Header[] = [];
  const parts: Buffer[] = [];
  stream.on("response", (_headers, _flags, ...[raw]: unknown[]) => {
    const texts = raw as string[];
    for (let at = 0; at < texts.length; at += 2) fields.push([texts[at] ?? "", texts[at + 1] ?? ""]);
  });
  stream.on("data", (part: Buffer) => parts.push(part));
  stream.setTimeout(15_000, () => stream.destroy(new Error("late")));
  stream.on("error", () => undefined);
  if (message.body !== undefined) stream.end(Buffer.from(message.body, "latin1"));
  await new Promise((resolve) => void stream.on("close", resolve));
  const [status, ...others] = fields;
  if (status !== undefined && stream.readableEnded && stream.rstCode === 0)
    return { responses: [{ status: Number(status[1]), fields: others, body: Buffer.concat(parts) }] };
  // nginx ends the stream or the connection if headers are too large or invalid.
  const end = stream.errored?.message ?? "no response";
  return /error code 11?$|(?:INTERNAL_ERROR|REFUSED_STREAM)$/.test(end) ? none : { responses: [], fault: end };
}

/** Sends several requests over one HTTP/2 connection. */
async function sendHttp2(origin: string, list: Message[]): Promise<Exchange[]> {
  const session = connect(origin, { rejectUnauthorized: false });
  session.on("error", () => undefined);
  await once(session, "connect");
  const exchanges = await Promise.all(list.map((message) => sendOverSession(session, message)));
  session.destroy();
  return exchanges;
}

type Send<Input> = (input: Input) => Promise<Exchange[]>;

const logFile = (name: string) => test.info().outputPath(`${name}.log`);
const logTo = (name: string) => ({
  ACCESS_LOG: `${logFile(name)} visits`,
  ERROR_LOG: `${logFile(`${name}-errors`)} crit`,
});

/** Checks that a line is JSON without a query string and without a server error. */
function isValidLine(line: string): boolean {
  const visit = JSON.parse(line) as Record<string, string>;
  return !/^50[0234]$/.test(visit["status"] ?? "") && !/[?]|undefined/.test(`${visit["path"]} ${visit["referrer"]}`);
}

test("handles 10,000 hostile requests without server error, leak or injected header, and writes a valid log", async () => {
  const stack = await startStack(await freePort(), { values: logTo("plain") });
  const secure = await startSite(await freePort(), { tls: true, api: stack.api.origin, values: logTo("secure") });
  // Log every request, without the sampling of production.
  for (const site of [stack.site, secure]) {
    const file = path.join(site.folder, "nginx/nginx.conf");
    writeFileSync(file, readFileSync(file, "utf8").replace(" if=$is_logged", ""));
    await reloadNginx(site);
  }
  const manifest = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
  const files = ["/healthz", "/feed.xml", "/contact.data", "/contact.md", "/favicon.svg", "/about", "/assets/none.js"];
  const message = messages(manifest, [...Object.keys(manifest.pages), ...files]);
  const statuses: Record<string, number> = {};

  /** Runs one client. fast-check reduces a failing input to the smallest one. */
  const search = async <Input>(number: number, inputs: fc.Arbitrary<Input>, send: Send<Input>) => {
    const origin = number % 2 === 0 ? stack.origin : secure.origin;
    let sent = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      if (sent >= count / clients) return;
      const exchanges = await send(input);
      sent += exchanges.length;
      for (const { responses, fault } of exchanges) {
        for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
        const found = fault ?? responses.map((response) => findFault(response, origin)).find(Boolean);
        if (found !== undefined) throw new Error(found);
      }
    });
    await fc.assert(property, { seed: seed + number, numRuns: count / clients });
  };
  const oddEnd = fc.option(fc.constantFrom(...oddEnds), { nil: undefined, freq: 1 });
  const several = fc.array(message, { minLength: 1, maxLength: 4 });
  await Promise.all(
    Array.from({ length: clients }, (_, number) =>
      number % 2 === 0
        ? search(number, fc.tuple(message, oddEnd), async ([one, end]) => [await sendHttp1(stack.origin, one, end)])
        : search(number, several, (list) => sendHttp2(secure.origin, list)),
    ),
  );
  console.log(`fuzz: seed ${seed}, ${JSON.stringify(statuses)}`);
  // The requests reached pages, errors and the service.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining("200 202 301 400 401 404 405 412 414".split(" ")));
  for (const url of [stack.origin, secure.origin, `${stack.api.origin}/readyz`])
    expect((await sendLocalRequest(url)).status).toBe(200);
  await secure.stop();
  await stack.stop();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (const name of ["plain", "secure"]) {
    expect(readFileSync(logFile(`${name}-errors`), "utf8")).toBe("");
    const lines = decoder
      .decode(readFileSync(logFile(name)))
      .trim()
      .split("\n");
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => !isValidLine(line))).toEqual([]);
  }
});
