import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Answer } from "../raw-request.ts";
import { fixedHeaders, otherPolicy, pagePolicy } from "../security-headers.ts";
import type { Message } from "./messages.ts";

/** What came of a question; `asked` is known when nothing has mutated it. */
export type Heard = {
  answer?: Answer;
  asked?: Message | undefined;
  isHead?: boolean;
  rest?: Buffer;
  end?: string;
  fault?: string;
};

/** Where redirects may lead, and whether it was asked over TLS. */
type Server = { origin: string; isSecure: boolean };

type Case = Answer &
  Server & {
    headers: Map<string, string>;
    target: string;
    isHead: boolean;
    /** The only Accept-Encoding, if that is known. */
    encodings: string | undefined;
    type: string;
    cache: string[];
    age: number;
  };

const hash = (bytes: Buffer) => createHash("sha1").update(bytes).digest("base64");
/** The bytes of everything that has a tag, for the length of a run. */
const versions = new Map<string, string>();

/** What is wrong with an answer, whatever the question was. */
const rules: Record<string, (answer: Case) => boolean> = {
  "an error of ours": ({ status }) => /^50[0234]$/.test(String(status)),
  "a part, though none is promised": ({ status, headers }) =>
    status === 206 || status === 416 || headers.has("accept-ranges") || headers.has("content-range"),
  "a header twice": ({ fields, headers }) => fields.length !== headers.size,
  // Where a redirect leads is what the client has said, byte for byte, behind our own name.
  "a header with an odd byte": ({ fields }) =>
    fields.some(([name, value]) => /[^\t -~]/.test(name === "location" ? "" : name + value)),
  "the server names itself": ({ headers }) => ["server", "x-powered-by", "via"].some((name) => headers.has(name)),
  "an injected header": ({ headers }) => headers.has("x-injected") || headers.has("set-cookie"),
  "a security header is missing": ({ headers }) =>
    Object.entries(fixedHeaders).some(([name, value]) => headers.get(name) !== value) ||
    headers.get("permissions-policy")?.includes("geolocation=()") !== true,
  "transport security in the wrong place": ({ headers, isSecure }) =>
    headers.has("strict-transport-security") !== isSecure,
  "a length and a transfer coding": ({ headers }) => headers.has("content-length") && headers.has("transfer-encoding"),
  "another length than it says": ({ status, headers, body, isHead }) => {
    if (isHead || status === 304 || status === 204) return body.length > 0;
    return (headers.get("content-length") ?? String(body.length)) !== String(body.length);
  },
  "no body, but the headers of one": ({ status, headers }) =>
    (status === 304 || status === 204) && (headers.has("content-type") || headers.has("transfer-encoding")),
  "a body without a type": ({ body, type }) => body.length > 0 && type === "",
  "the wrong policy": ({ status, headers, type }) => {
    const policy = headers.get("content-security-policy");
    if (status === 304) return policy !== pagePolicy && policy !== otherPolicy;
    return policy !== (type.startsWith("text/html") && [200, 404].includes(status) ? pagePolicy : otherPolicy);
  },
  "sent away": ({ status, headers, origin }) => {
    const location = headers.get("location");
    if (location === undefined || status !== 301) return location !== undefined || status === 301;
    return URL.parse(location)?.origin !== origin || /[\t-\r ]/.test(location);
  },
  "Allow belongs to 405, Retry-After to 429": ({ status, headers }) =>
    headers.has("allow") !== (status === 405) || headers.has("retry-after") !== (status === 429),
  "a robots tag where none belongs": ({ status, headers }) =>
    headers.has("x-robots-tag") && (headers.get("x-robots-tag") !== "noindex" || status >= 400),
  "a link where none belongs": ({ headers, origin }) =>
    headers.has("link") && !(headers.has("x-robots-tag") && headers.get("link")?.startsWith(`<${origin}/`) === true),
  "an encoding that was not asked for": ({ headers, encodings }) => {
    const coding = headers.get("content-encoding");
    if (coding === undefined) return false;
    return headers.get("vary") !== "Accept-Encoding" || (encodings !== undefined && !accepts(encodings, coding));
  },
  "a contradiction in Cache-Control": ({ cache, age }) =>
    cache.length === 0 ||
    new Set(cache.map((directive) => directive.split("=")[0])).size !== cache.length ||
    (cache.includes("no-store") && cache.length > 1) ||
    (cache.includes("immutable") && (age === 0 || cache.includes("must-revalidate"))),
  "kept too long": ({ status, age, target }) =>
    (status >= 400 && age > 0) || (age > 60 && target !== "" && !target.includes("assets")),
  "no date": ({ headers }) => !/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(headers.get("date") ?? ""),
  "a tag where none belongs": ({ status, headers }) =>
    (status !== 200 && status !== 304 && (headers.has("etag") || headers.has("last-modified"))) ||
    !/^(?:W\/)?"[!#-~]+"$/.test(headers.get("etag") ?? '"-"'),
  // What a cache keeps under a tag is what anybody would get.
  "two bodies under one tag": ({ status, headers, body, origin, target }) => {
    const tag = headers.get("etag");
    if (tag === undefined || status !== 200 || body.length === 0 || target === "" || target.length > 60) return false;
    const key = `${origin}${target} ${tag}`;
    const isOther = (versions.get(key) ?? hash(body)) !== hash(body);
    if (versions.size < 100_000) versions.set(key, hash(body));
    return isOther;
  },
};

export function findFault(
  { answer, asked, isHead = false, rest, fault }: Heard,
  server: Server,
  folders: string[],
): string | undefined {
  const said = rest && findSecret(rest, folders);
  if (answer === undefined) return fault ?? said;
  const { fields, status, body } = answer;
  const headers = new Map(fields);
  const encodings = asked?.headers.filter(([name]) => name === "Accept-Encoding").map(([, value]) => value);
  const cache = headers.get("cache-control")?.split(", ") ?? [];
  const known: Case = {
    ...answer,
    ...server,
    headers,
    cache,
    target: asked?.target ?? "",
    isHead,
    encodings: encodings && encodings.length < 2 ? (encodings[0] ?? "") : undefined,
    type: headers.get("content-type") ?? "",
    age: Number(/max-age=(\d+)/.exec(cache.join())?.[1] ?? 0),
  };
  const broken = Object.entries(rules).find(([, isBroken]) => isBroken(known))?.[0];
  if (broken !== undefined) return `${broken}: ${status} ${JSON.stringify(fields)}, body of ${body.length}`;
  return fault ?? said ?? findBadBody(known, folders);
}

/** Only a list in the usual spelling is held against the server; the brotli module knows no other `q`. */
function accepts(encodings: string, coding: string): boolean {
  const items = encodings.split(",").map((item) => /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(item));
  if (items.includes(null) && encodings !== "") return true;
  const weights = new Map(items.map((item) => [item?.[1]?.toLowerCase(), Number(item?.[2] ?? 1)]));
  // Named twice: no answer is wrong.
  if (weights.size !== items.length) return true;
  return (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
}

const seen = new Set<string>();

function findBadBody({ body, headers, type }: Case, folders: string[]): string | undefined {
  const coding = headers.get("content-encoding") ?? "identity";
  const key = `${coding} ${type} ${hash(body)}`;
  if (seen.has(key) || body.length === 0) return undefined;
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[coding];
  try {
    const plain = decode?.(body) ?? Buffer.alloc(0);
    // Text is UTF-8 here, and what calls itself JSON is some.
    if (/^text\/|json|xml/.test(type)) new TextDecoder("utf-8", { fatal: true }).decode(plain);
    if (/json/.test(type)) JSON.parse(plain.toString());
    const leak = findSecret(plain, folders);
    if (leak === undefined) seen.add(key);
    return decode === undefined ? `Content-Encoding: ${coding}` : leak;
  } catch (error) {
    return `a body that is not ${coding} ${type}: ${String(error)}`;
  }
}

function findSecret(bytes: Buffer, folders: string[]): string | undefined {
  const own = ["load_module", "worker_processes", "website_service", "nginx/1.", "proxy_pass"];
  const secret = [...own, ...folders, "root:x:0:0", "[boot loader]", "-----BEGIN"].find((each) => bytes.includes(each));
  return secret && `a leak: ${secret}`;
}
