// After a switch: asks the web server for every page of a release and one file of every other kind, in every encoding,
// until it gets what the release's checksums name.
//   node scripts/check/check-release.ts <folder of the release> <address of the web server> <name of the host>
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent as PlainAgent, request as askPlain } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { Agent as SecureAgent, request as askSecure } from "node:https";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const decoders = { identity: (body: Buffer) => body, gzip: gunzipSync, br: brotliDecompressSync };
const endings = { identity: "", gzip: ".gz", br: ".br" };
type Encoding = keyof typeof decoders;
type Question = { address: string; file: string; encoding: Encoding };
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const [release = "", server = "", host = ""] = process.argv.slice(2);
/** The web server keeps open files of the release before for a second, and may be busy. */
const deadline = AbortSignal.timeout(10_000);
const isSecure = server.startsWith("https:");
const choices = { keepAlive: true, maxSockets: 4 };
const agent = isSecure
  ? new SecureAgent({ ...choices, rejectUnauthorized: false, servername: host })
  : new PlainAgent(choices);
const sums = new Map(
  readFileSync(path.join(release, "release.sha256"), "utf8")
    .split("\n")
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);

/** Every page with an address, the not-found page, the last file of every other kind, and the release's name. */
function listQuestions(): Question[] {
  const files = [...sums.keys()].filter((name) => /^client\/(?!moved\/).*(?<!\.br|\.gz)$/.test(name));
  const pages = files.filter((name) => path.basename(name) === "index.html" && isWhole(name));
  const others = new Map(files.filter((name) => !name.endsWith(".html")).map((name) => [path.extname(name), name]));
  const asked = [
    { address: "/healthz", file: "health.json" },
    ...pages.map((file) => ({ address: path.dirname(file).slice("client".length) || "/", file })),
    ...[...others.values()].map((file) => ({ address: file.slice("client".length), file })),
  ];
  const encodings = Object.keys(endings) as Encoding[];
  return asked.flatMap((each) =>
    encodings.filter((encoding) => sums.has(each.file + endings[encoding])).map((encoding) => ({ ...each, encoding })),
  );
}

/** An alias only leads on, by a redirect of the web server. */
const isWhole = (page: string) => readFileSync(path.join(release, page), "utf8").includes("<main");

function ask({ address, encoding }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { host, "accept-encoding": encoding };
  const request = (isSecure ? askSecure : askPlain)(server + address, { agent, headers, signal: deadline });
  request.on("error", reject);
  request.on("response", (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => parts.push(part));
    response.on("error", reject);
    response.on("end", () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
    );
  });
  request.end();
  return promise;
}

/** What may still come right: the web server has not let go of the release before, or is too busy. */
function findServerFault({ file, encoding }: Question, { status, headers, body }: Answer): string | undefined {
  const sent = file + endings[encoding];
  if (status !== (file.startsWith("client/not-found/") ? 404 : 200)) return `status ${status}`;
  if ((headers["content-encoding"] ?? "identity") !== encoding) return `sent as ${headers["content-encoding"]}`;
  if (hash("sha256", body) !== sums.get(sent)) return `${body.length} bytes that are not those of ${sent}`;
  const policy = String(headers["content-security-policy"]);
  // Beside its own policy a page would be stopped by this one.
  const isStrict = policy.includes("default-src 'none'");
  if (!policy.includes("frame-ancestors 'none'") || isStrict === file.endsWith(".html"))
    return `the header has the policy ${policy}`;
  return undefined;
}

/** What no waiting mends: the file itself. */
function findFileFault({ file, encoding }: Question, { body }: Answer): string | undefined {
  if (encoding === "identity") return file.endsWith(".html") ? findPageFault(body.toString()) : undefined;
  try {
    if (hash("sha256", decoders[encoding](body)) === sums.get(file)) return undefined;
  } catch {
    // Cut off, or something else altogether.
  }
  return `not a copy of ${file}`;
}

function findPageFault(html: string): string | undefined {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (!policy?.includes("script-src 'self'")) return "no policy in the page";
  if (!/<style>|<link rel="stylesheet"(?![^>]* disabled)/.test(html)) return "no style in the page";
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
  const isAllowed = styles.every((text) => policy.includes(`'sha256-${hash("sha256", text, "base64")}'`));
  return isAllowed ? undefined : "a style that the page's policy forbids";
}

type Judged = { question: Question; fault?: string | undefined; isFinal?: boolean };

async function judge({ question, fault: last }: Judged): Promise<Judged> {
  try {
    const answer = await ask(question);
    const fault = findServerFault(question, answer);
    // A server that has been asked too often says nothing new.
    if (fault !== undefined) return { question, fault: answer.status === 429 ? (last ?? fault) : fault };
    return { question, fault: findFileFault(question, answer), isFinal: true };
  } catch (error) {
    // What was wrong before the time was up says more.
    return { question, fault: last ?? `no answer (${String(error)})` };
  }
}

let open: Judged[] = listQuestions().map((question) => ({ question }));
do {
  open = (await Promise.all(open.map(judge))).filter(({ fault }) => fault !== undefined);
  if (open.length > 0) await wait(100);
} while (open.length > 0 && !deadline.aborted && !open.some(({ isFinal }) => isFinal));
agent.destroy();
const told = [...open.filter(({ isFinal }) => isFinal), ...open.filter(({ isFinal }) => !isFinal)];
for (const { question, fault } of told.slice(0, 5))
  console.error(`${question.address} (${question.encoding}): ${fault}`);
if (told.length > 5) console.error(`and ${told.length - 5} more`);
process.exitCode = told.length > 0 ? 1 : 0;
