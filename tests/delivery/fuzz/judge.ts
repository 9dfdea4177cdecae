import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { fixedHeaders, otherPolicy, pagePolicy } from "../security-headers.ts";
import { injected } from "./corpus.ts";

export type Answer = { status: number; fields: [name: string, value: string][]; body: Buffer };

/** Whom we asked, and what is known of the question when nothing has mutated it. `origin` is where redirects may lead. */
export type Asked = { origin: string; isSecure: boolean; target?: string; isHead?: boolean; encodings?: string };

const secrets = [
  "root:x:0:0",
  "[boot loader]",
  "load_module",
  "worker_processes",
  "website_service",
  "nginx/1.",
  "proxy_pass",
  "-----BEGIN",
];
const known = new Set<string>();
const versions = new Map<string, string>();

/** The first thing that is wrong with an answer, whatever the question was. */
export function findFault(answer: Answer, asked: Asked, folders: readonly string[]): string | undefined {
  const { status, fields } = answer;
  // nginx's own refusals of a version (505) or a coding (501) say nothing about our health; ranges are not served.
  if ([500, 502, 503, 504].includes(status)) return `status ${status}`;
  if (status < 200) return undefined;
  if (status === 206 || status === 416) return `status ${status}: a part, though none is promised`;
  const names = fields.map(([name]) => name);
  const doubled = names.find((name, place) => names.indexOf(name) !== place);
  if (doubled !== undefined) return `two headers ${doubled}`;
  // Where a redirect leads is what the client has said, byte for byte, behind our own name.
  const odd = fields.find(([name, value]) => /[^\t -~]/.test(name === "location" ? "" : name + value));
  if (odd !== undefined) return `a header with an odd byte: ${JSON.stringify(odd)}`;
  const headers = new Map(fields);
  return (
    findExposure(headers, asked) ??
    findContradiction(answer, headers, asked) ??
    findStaleness(answer, headers, asked) ??
    findBadBody(answer, headers, folders)
  );
}

function findExposure(headers: Map<string, string>, { isSecure }: Asked): string | undefined {
  if (headers.has("server") || headers.has("x-powered-by") || headers.has("via")) return "the server names itself";
  if (headers.has(injected.split(":")[0]?.toLowerCase() ?? "")) return "an injected header";
  if (headers.has("set-cookie")) return "a cookie";
  const wrong = Object.entries(fixedHeaders).find(([name, value]) => headers.get(name) !== value);
  if (wrong) return `security header ${wrong[0]}: ${headers.get(wrong[0])}`;
  if (headers.get("permissions-policy")?.includes("geolocation=()") !== true) return "no permissions policy";
  if (headers.has("strict-transport-security") !== isSecure) return "transport security in the wrong place";
  return undefined;
}

function findContradiction(
  { status, body }: Answer,
  headers: Map<string, string>,
  { origin, isHead = false, encodings }: Asked,
): string | undefined {
  const length = headers.get("content-length");
  const type = headers.get("content-type");
  if (length !== undefined && headers.has("transfer-encoding")) return "a length and a transfer coding";
  if (length !== undefined && !/^\d+$/.test(length)) return `length ${length}`;
  const isEmpty = isHead || status === 304 || status === 204;
  if (isEmpty && body.length > 0) return `a body with ${isHead ? "HEAD" : status}`;
  if (!isEmpty && length !== undefined && Number(length) !== body.length)
    return `length ${length}, body of ${body.length}`;
  if ((status === 304 || status === 204) && (type !== undefined || headers.has("transfer-encoding")))
    return `${status} with the headers of a body`;
  if (body.length > 0 && type === undefined) return "a body without a type";

  const isPage = type?.startsWith("text/html") === true && (status === 200 || status === 404);
  const policy = headers.get("content-security-policy");
  if (status === 304 ? policy !== pagePolicy && policy !== otherPolicy : policy !== (isPage ? pagePolicy : otherPolicy))
    return `policy of ${isPage ? "a page" : "no page"}: ${policy}`;

  const location = headers.get("location");
  if ((status === 301) !== (location !== undefined)) return `${status} with location ${location}`;
  if (location !== undefined && (URL.parse(location)?.origin !== origin || /[\t-\r ]/.test(location)))
    return `sent away: ${location}`;
  const allowed = headers.get("allow");
  if ((status === 405) !== (allowed !== undefined)) return `${status} with Allow: ${allowed}`;
  if ((status === 429) !== headers.has("retry-after"))
    return `${status} with Retry-After: ${headers.get("retry-after")}`;
  if (headers.has("accept-ranges") || headers.has("content-range")) return "ranges are announced";
  const robots = headers.get("x-robots-tag");
  if (robots !== undefined && (robots !== "noindex" || status >= 400)) return `${status} with X-Robots-Tag: ${robots}`;
  const link = headers.get("link");
  if (link !== undefined && (robots === undefined || !link.startsWith(`<${origin}/`))) return `Link: ${link}`;

  const coding = headers.get("content-encoding");
  if (coding !== undefined && headers.get("vary") !== "Accept-Encoding")
    return `Vary: ${headers.get("vary")} with ${coding}`;
  if (coding !== undefined && encodings !== undefined && !accepts(encodings, coding))
    return `${coding} for Accept-Encoding: ${encodings}`;
  return undefined;
}

/** Only a list in the usual spelling is held against the server; the brotli module knows no other `q`. */
function accepts(encodings: string, coding: string): boolean {
  const list = encodings.split(",").map((item) => /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(item));
  if (list.includes(null) && encodings !== "") return true;
  const weights = new Map(list.map((item) => [item?.[1]?.toLowerCase(), Number(item?.[2] ?? 1)]));
  // Named twice: no answer is wrong.
  if (weights.size !== list.length) return true;
  return (weights.get(coding) ?? weights.get("*") ?? 0) > 0;
}

function findStaleness(
  { status, body }: Answer,
  headers: Map<string, string>,
  { target = "", origin }: Asked,
): string | undefined {
  const cache = headers.get("cache-control");
  const directives = cache?.split(", ") ?? [];
  const age = Number(/max-age=(\d+)/.exec(cache ?? "")?.[1] ?? 0);
  if (new Set(directives.map((directive) => directive.split("=")[0])).size !== directives.length)
    return `Cache-Control: ${cache}`;
  if (directives.includes("no-store") && directives.length > 1) return `Cache-Control: ${cache}`;
  if (directives.includes("immutable") && (age === 0 || directives.includes("must-revalidate")))
    return `Cache-Control: ${cache}`;
  if (status >= 400 && (age > 0 || directives.includes("immutable"))) return `${status} with Cache-Control: ${cache}`;
  if (age > 60 && !target.includes("assets") && target !== "") return `Cache-Control: ${cache} for ${target}`;
  if (cache === undefined) return `${status} without Cache-Control`;
  if (!/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(headers.get("date") ?? "")) return `Date: ${headers.get("date")}`;

  const etag = headers.get("etag");
  if (etag !== undefined && !/^(?:W\/)?"[!#-~]+"$/.test(etag)) return `ETag: ${etag}`;
  if (etag !== undefined && ![200, 304].includes(status)) return `${status} with ETag: ${etag}`;
  if (headers.has("last-modified") && ![200, 304].includes(status)) return `${status} with Last-Modified`;
  if (etag === undefined || status !== 200 || body.length === 0 || target === "" || target.length > 60)
    return undefined;
  // One tag, one sequence of bytes: what a cache keeps under it is what anybody would get.
  const key = `${origin}${target} ${etag}`;
  const print = createHash("sha1").update(body).digest("hex");
  if ((versions.get(key) ?? print) !== print) return `two bodies under ETag: ${etag}`;
  if (versions.size < 100_000) versions.set(key, print);
  return undefined;
}

function findBadBody({ body }: Answer, headers: Map<string, string>, folders: readonly string[]): string | undefined {
  const coding = headers.get("content-encoding") ?? "";
  const type = headers.get("content-type") ?? "";
  const key = `${coding} ${type} ${createHash("sha1").update(body).digest("base64")}`;
  if (known.has(key) || body.length === 0) return undefined;
  let plain = body;
  try {
    if (coding === "br") plain = brotliDecompressSync(body);
    else if (coding === "gzip") plain = gunzipSync(body);
    else if (coding !== "") return `Content-Encoding: ${coding}`;
    // Text is UTF-8 here, and what calls itself JSON is some.
    if (/^text\/|json|xml/.test(type)) new TextDecoder("utf-8", { fatal: true }).decode(plain);
    if (/json/.test(type)) JSON.parse(plain.toString());
  } catch (error) {
    return `a body that is not ${coding} ${type}: ${String(error)}`;
  }
  const leak = findSecret(plain, folders);
  if (leak === undefined) known.add(key);
  return leak;
}

export function findSecret(bytes: Buffer, folders: readonly string[]): string | undefined {
  const secret = [...secrets, ...folders].find((text) => bytes.includes(text));
  return secret === undefined ? undefined : `a leak: ${secret}`;
}
