import { connect as connectSession } from "node:http2";
import type { ClientHttp2Session } from "node:http2";

import { expect, test } from "@playwright/test";

import { pagePath } from "#site/paths.ts";

import { freePort } from "../../scripts/stage/free-port.ts";
import { startSite } from "../../scripts/stage/start-site.ts";
import type { RunningSite } from "../../scripts/stage/start-site.ts";
import { median } from "../../scripts/measure/median.ts";
import { rawRequest } from "./raw-request.ts";
import { workTime } from "./nginx-workers.ts";

// Whatever a client writes into a request, reading it costs about what any request costs. Regular expressions are the
// place where it can cost a thousand times that; a length limit comes before each of them.

type Request = { path: string; headers?: Record<string, string> };

const page = pagePath("contact");
/** As Chromium asks. */
const plain: Request = {
  path: page,
  headers: {
    "user-agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
    "accept-language": "de-DE,de;q=0.9,en;q=0.8",
    "sec-ch-ua": '"Chromium";v="146", "Not)A;Brand";v="24", "Google Chrome";v="146"',
    "sec-ch-ua-mobile": "?0",
    "sec-ch-ua-platform": '"Windows"',
    "sec-fetch-dest": "document",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
    "sec-fetch-user": "?1",
    "upgrade-insecure-requests": "1",
  },
};
const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that patterns stumble over: many places to begin at, and an end that fits none. */
const list = (length: number): Record<string, Request> => ({
  accept: { path: page, headers: { accept: `${fill("text/markdown;a", length)}q=0.` } },
  "a list of languages": { path: page, headers: { "accept-language": fill("de;q=0.1,", length) } },
  cookies: { path: page, headers: { cookie: fill("a=b; ", length) } },
  "a user agent": { path: page, headers: { "user-agent": fill("MSIE Opera Gecko ", length) } },
  "a user agent to escape": { path: page, headers: { "user-agent": fill(String.raw`"\ `, length) } },
  "a referrer": { path: page, headers: { referer: `https://localhost/${fill("a/", length)}` } },
  tags: { path: page, headers: { "if-none-match": fill('"a", ', length) } },
  ranges: { path: page, headers: { range: `bytes=${fill("0-1,", length)}0-1` } },
  "an unknown header": { path: page, headers: { "x-unknown": fill("a", length) } },
  "a key": { path: "/rest/v1/employees", headers: { apikey: fill("a", length) } },
});
const paths = (length: number): Record<string, Request> => ({
  "a path": { path: `/${fill("a", length)}` },
  "a path of slashes": { path: `/a${fill("/", length)}b` },
  "a path of folders": { path: `/${fill("a/", length)}b` },
  "a path of dots": { path: `/${fill(".", length)}b` },
  "a path of file names": { path: `/${fill(".html", length)}b` },
  "an encoded path": { path: `/${fill("%41", length - (length % 3))}` },
  "an old address": { path: `/blog/${fill("sov", length)}` },
  "another old address": { path: `/leistungen/${fill("azur", length)}` },
});
const queries = (length: number): Record<string, Request> => ({
  "a query": { path: `${page}?${fill("a=b&", length)}` },
  "a query behind a slash": { path: `${page}/?${fill("/?", length)}` },
  "a question": { path: `/rest/v1/employees?${fill("select=*&order=", length)}` },
});

/** One request on a connection of its own: a refusal ends it, so a plain request has to open one as well. */
async function askRaw(site: RunningSite, { path, headers = {} }: Request): Promise<number> {
  const before = workTime(site.pid);
  const all = { host: "localhost", connection: "close", "accept-encoding": "br", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  for (let turn = 0; turn < 40; turn += 1)
    await rawRequest(site.origin, `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return (workTime(site.pid) - before) / 40;
}

async function openSession(site: RunningSite): Promise<ClientHttp2Session> {
  const session = connectSession(site.origin, { rejectUnauthorized: false });
  session.on("error", () => undefined);
  await askSession(session, plain);
  return session;
}

function askSession(session: ClientHttp2Session, { path, headers = {} }: Request): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stream = session.request({ ":path": path, "accept-encoding": "br", ...headers });
  stream.on("error", () => undefined);
  stream.on("close", resolve);
  stream.resume();
  return promise;
}

/** Over HTTP/2 a refused header ends the connection too. */
async function askBySessions(site: RunningSite, request: Request): Promise<number> {
  const before = workTime(site.pid);
  for (let turn = 0; turn < 5; turn += 1) {
    const session = await openSession(site);
    await askSession(session, request);
    session.destroy();
  }
  return (workTime(site.pid) - before) / 5;
}

/** Over one connection: what was sent once is repeated by a byte. */
async function askAgain(site: RunningSite, request: Request): Promise<number> {
  const session = await openSession(site);
  const before = workTime(site.pid);
  for (let turn = 0; turn < 10; turn += 1)
    await Promise.all(Array.from({ length: 10 }, () => askSession(session, request)));
  expect(session.destroyed).toBe(false);
  session.destroy();
  return (workTime(site.pid) - before) / 100;
}

/**
 * The median of several servers, of each the best of some rounds in turns: others on the machine only ever make it slower,
 * and where in memory a process happens to lie makes some of its requests slower than others.
 */
async function measure(tls: boolean, ask: typeof askRaw, requests: Record<string, Request>) {
  // Connections with TLS take long, and cost so much more that little can disturb them.
  const [starts, rounds] = tls ? [2, 4] : [5, 6];
  const ratios = new Map<string, number[]>();
  for (let start = 0; start < starts; start += 1) {
    const site = await startSite(await freePort(), { tls });
    const best = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, request] of Object.entries(requests))
        best.set(name, Math.min(best.get(name) ?? Infinity, await ask(site, request)));
    }
    await site.stop();
    for (const [name, time] of best)
      ratios.set(name, [...(ratios.get(name) ?? []), time / (best.get("plain") ?? Number.NaN)]);
  }
  return [...ratios].map(([name, all]) => [name, Number(median(all).toFixed(2))] as const);
}

const tooLong = { ...list(7900), ...paths(7900), ...queries(7900) };
const longest = { ...list(3000), ...paths(180), ...queries(1900) };
const cases = [
  { name: "8 kB of any header, path or query, over HTTP/1.1", ask: askRaw, requests: tooLong, limit: 1.5 },
  { name: "8 kB of any header, path or query, over HTTP/2", ask: askBySessions, requests: tooLong, limit: 1.5 },
  // Half of what a user agent costs is the web server's own search for old browsers.
  { name: "the longest that is let through, over HTTP/1.1", ask: askRaw, requests: longest, limit: 3 },
  { name: "the longest that is let through, over HTTP/2", ask: askAgain, requests: longest, limit: 3 },
];
for (const { name, ask, requests, limit } of cases) {
  test(`${name}: at most ${limit} times the processor time of a plain request`, async () => {
    test.setTimeout(180_000);
    const ratios = await measure(ask !== askRaw, ask, { plain, ...requests });
    const [worst, ratio] = ratios.reduce((one, other) => (other[1] > one[1] ? other : one));
    console.log(`${name}: the worst ${ratio} times a plain request (${worst})`);
    expect(ratios.filter((row) => row[1] > limit)).toEqual([]);
  });
}
