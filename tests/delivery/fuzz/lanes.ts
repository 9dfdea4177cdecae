import * as fc from "fast-check";

import { roughExchanges, tidyExchanges } from "./http1.ts";
import type { Exchange1 } from "./http1.ts";
import { roughExchanges2, tidyExchanges2 } from "./http2.ts";
import type { Exchange2 } from "./http2.ts";
import { findFault, findSecret } from "./judge.ts";
import type { Asked } from "./judge.ts";
import { messages } from "./messages.ts";
import type { Known, Message } from "./messages.ts";
import { openHttp1 } from "./send-http1.ts";
import { openHttp2 } from "./send-http2.ts";
import { mix } from "./mix.ts";

/** The work of one client. With the path of a finding, that finding and no other. */
export type Lane = { kind: string; seed: number; path: string; runs: number };
export type Found = { statuses: Record<string, Record<string, number>>; requests: number; faults: string[] };

const mostFaults = 20;

/** Runs a property until it fails, makes the failing exchange as small as it can, and writes it down. */
async function search<Exchange>(
  lane: Lane,
  exchanges: fc.Arbitrary<Exchange>,
  found: Found,
  ask: (exchange: Exchange) => Promise<string | undefined>,
  show: (exchange: Exchange) => string,
): Promise<void> {
  const property = fc.asyncProperty(exchanges, async (exchange) => {
    if (found.faults.length >= mostFaults) return;
    const fault = await ask(exchange);
    if (fault !== undefined) throw new Error(fault);
  });
  const { seed, path, runs: numRuns } = lane;
  const result = await fc.check(property, { seed, path, numRuns, endOnFailure: false });
  if (!result.failed) return;
  const fault = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  const shown = result.counterexample ? show(result.counterexample[0]) : "";
  found.faults.push(`${fault} (FUZZ_AGAIN="${lane.kind} ${seed} ${result.counterexamplePath}")\n${shown}`);
}

function note(found: Found, kind: string, what: string | number): void {
  const counts = (found.statuses[kind] ??= {});
  counts[what] = (counts[what] ?? 0) + 1;
}

/** What is known of a question: nothing of one that was mutated. */
function describe(message: Message | undefined): Partial<Asked> {
  if (message === undefined) return {};
  const encodings = message.headers.filter(([name]) => name === "Accept-Encoding").map(([, value]) => value);
  const said = encodings.length > 1 ? {} : { encodings: encodings[0] ?? "" };
  return { target: message.target, isHead: message.method === "HEAD", ...said };
}

export function fuzzHttp1(port: number, origin: string, known: Known, folders: string[], found: Found) {
  const message = messages(known);
  const exchanges = mix([7, tidyExchanges(message)], [3, roughExchanges(message)]);
  return async (lane: Lane): Promise<void> => {
    const client = openHttp1(port);
    const ask = async (exchange: Exchange1) => {
      const { answers, interim, rest } = await client.ask(exchange);
      found.requests += Math.max(1, exchange.asked.length);
      for (const { status } of answers) note(found, lane.kind, status);
      if (interim > 0) note(found, lane.kind, 100);
      if (answers.length === 0) note(found, lane.kind, rest.length === 0 ? "rough, closed" : "rough, no head");
      if (exchange.isTidy && answers.length !== 1) return `${answers.length} answers, and ${rest.length} bytes`;
      if (exchange.isTidy && rest.length > 0) return `bytes behind the answer: ${rest.toString("latin1", 0, 200)}`;
      if (answers.length > exchange.mostAnswers) return `${answers.length} answers to ${exchange.mostAnswers}`;
      const judged = answers.map((answer, place) =>
        findFault(answer, { origin, isSecure: false, ...describe(exchange.asked[place]) }, folders),
      );
      return judged.find((fault) => fault !== undefined) ?? findSecret(rest, folders);
    };
    await search(lane, exchanges, found, ask, ({ bytes }) => shorten(JSON.stringify(bytes)));
    client.close();
  };
}

export function fuzzHttp2(port: number, origin: string, known: Known, folders: string[], found: Found) {
  const message = messages(known);
  const exchanges = mix([7, tidyExchanges2(message)], [3, roughExchanges2(message)]);
  return async (lane: Lane): Promise<void> => {
    const client = openHttp2(port);
    const ask = async (exchange: Exchange2) => {
      const ends = await client.ask(exchange);
      found.requests += ends.length;
      let fault: string | undefined;
      for (const [place, { answer, end }] of ends.entries()) {
        note(found, lane.kind, answer?.status ?? (exchange.isTidy ? end : `rough, ${end}`));
        if (exchange.isTidy && (end === "late" || end === "refused"))
          fault ??= `a whole request and no good answer: ${end}`;
        const stream = exchange.streams[place];
        const asked = describe(stream?.isPlain === true ? stream.asked : undefined);
        const isHead = stream?.isHead === true;
        if (answer !== undefined) fault ??= findFault(answer, { origin, isSecure: true, ...asked, isHead }, folders);
      }
      return fault;
    };
    await search(lane, exchanges, found, ask, showStreams);
    client.close();
  };
}

function showStreams({ isTidy, opening, streams }: Exchange2): string {
  const shown = streams.map(({ fields, write }) => ({
    fields,
    bytes: write({ here: 1, ended: -1, idle: 21 }).toString("hex").slice(0, 400),
  }));
  return shorten(JSON.stringify({ isTidy, opening: opening?.toString("latin1"), shown }));
}

const shorten = (text: string) => (text.length > 1500 ? `${text.slice(0, 1500)} … (${text.length})` : text);
