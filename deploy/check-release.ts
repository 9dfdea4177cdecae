// Requests every page of a release and one file of every other kind in every encoding, until the responses match the
// release's checksums. deploy/switch.sh runs it on the server, where nothing is installed:
//   node deploy/check-release.ts <folder of the release> <URL of the web server> <host name>
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { sendLocalRequest } from "./send-local-request.ts";
import type { Response } from "./send-local-request.ts";

const decoders = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };
const endings = { identity: "", gzip: ".gz", br: ".br" };
type Encoding = keyof typeof decoders;
type Check = { url: string; file: string; encoding: Encoding };

const [release = "", server = "", host = ""] = process.argv.slice(2);
/** nginx caches open files of the previous release for a second, and may be busy. */
const deadline = AbortSignal.timeout(10_000);
const agentOptions = { keepAlive: true, maxSockets: 4, servername: host };
const agent = server.startsWith("https:") ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
const sums = new Map(
  readFileSync(path.join(release, "release.sha256"), "utf8")
    .split("\n")
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);

/** Returns the health check, every page, the not-found page, and the last file of every other kind. */
function listChecks(): Check[] {
  const files = [...sums.keys()].filter((name) => /^client\/(?!legacy\/).*(?<!\.br|\.gz)$/.test(name));
  const pages = files.filter((name) => path.basename(name) === "index.html" && !isAlias(name));
  const others = new Map(files.filter((name) => !name.endsWith(".html")).map((name) => [path.extname(name), name]));
  const requests = [
    { url: "/healthz", file: "health.json" },
    ...pages.map((file) => ({ url: path.dirname(file).slice("client".length) || "/", file })),
    ...[...others.values()].map((file) => ({ url: file.slice("client".length), file })),
  ];
  const encodings = Object.keys(endings) as Encoding[];
  return requests.flatMap((request) =>
    encodings
      .filter((encoding) => sums.has(request.file + endings[encoding]))
      .map((encoding) => ({ ...request, encoding })),
  );
}

/** Returns the pages of the sitemap that the release lacks. */
function listMissingPages(): string[] {
  const sitemap = readFileSync(path.join(release, "client/sitemap.xml"), "utf8");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => new URL(url).pathname);
  return pages.filter((page) => !sums.has(path.join("client", page, "index.html")));
}

/** The web server redirects an alias and never sends its file. */
const isAlias = (page: string) => !readFileSync(path.join(release, page), "utf8").includes("<main");

/** Returns a fault that may disappear: the server still has the previous release open, or is busy. */
function findServerFault({ file, encoding }: Check, { status, headers, bytes }: Response): string | undefined {
  const sent = file + endings[encoding];
  if (status !== (file.startsWith("client/not-found/") ? 404 : 200)) return `status ${status}`;
  if ((headers["content-encoding"] ?? "identity") !== encoding) return `sent as ${headers["content-encoding"]}`;
  if (hash("sha256", bytes) !== sums.get(sent)) return `${bytes.length} bytes that do not match ${sent}`;
  const policy = String(headers["content-security-policy"]);
  // The strict policy for files would block a page.
  const isStrict = policy.includes("default-src 'none'");
  if (!policy.includes("frame-ancestors 'none'") || isStrict === file.endsWith(".html"))
    return `wrong policy in the header: ${policy}`;
  return undefined;
}

/** Returns a fault of the file, which no retry can fix. */
function findFileFault({ file, encoding }: Check, { body, bytes }: Response): string | undefined {
  if (encoding === "identity") return file.endsWith(".html") ? findPageFault(body) : undefined;
  try {
    if (hash("sha256", decoders[encoding](bytes)) === sums.get(file)) return undefined;
  } catch {
    // The file cannot be decoded.
  }
  return `not a copy of ${file}`;
}

function findPageFault(html: string): string | undefined {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (!policy?.includes("script-src 'self'")) return "no policy in the page";
  if (!/<style>|<link rel="stylesheet"(?![^>]* disabled)/.test(html)) return "no style in the page";
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const isAllowed = styles.every((text) => policy.includes(`'sha256-${hash("sha256", text, "base64")}'`));
  return isAllowed ? undefined : "a style that the page's policy blocks";
}

type Result = { check: Check; fault?: string | undefined; isFinal?: boolean };

async function run({ check, fault: last }: Result): Promise<Result> {
  try {
    const headers = { host, "accept-encoding": check.encoding };
    const response = await sendLocalRequest(server + check.url, { agent, headers, signal: deadline });
    const fault = findServerFault(check, response);
    // After too many requests, the fault of the last attempt is more useful.
    if (fault !== undefined) return { check, fault: response.status === 429 ? (last ?? fault) : fault };
    return { check, fault: findFileFault(check, response), isFinal: true };
  } catch (error) {
    return { check, fault: last ?? `no response (${String(error)})` };
  }
}

const missing = listMissingPages();
if (missing.length > 0) {
  console.error(`The release has no file for these pages of its sitemap: ${missing.join(", ")}`);
  process.exit(1);
}
let failed: Result[] = listChecks().map((check) => ({ check }));
do {
  failed = (await Promise.all(failed.map(run))).filter(({ fault }) => fault !== undefined);
  if (failed.length > 0) await wait(100);
} while (failed.length > 0 && !deadline.aborted && !failed.some(({ isFinal }) => isFinal));
agent.destroy();
const sorted = failed.toSorted((one, other) => Number(other.isFinal ?? false) - Number(one.isFinal ?? false));
for (const { check, fault } of sorted.slice(0, 5)) console.error(`${check.url} (${check.encoding}): ${fault}`);
if (sorted.length > 5) console.error(`and ${sorted.length - 5} more`);
process.exitCode = sorted.length > 0 ? 1 : 0;
