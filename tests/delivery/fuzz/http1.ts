import * as fc from "fast-check";

import { readAnswers, sendBytes } from "../raw-request.ts";
import { oddBodies, oddLines, oddMethods, oddVersions, otherBeginnings, smuggled } from "./corpus.ts";
import type { Heard } from "./judge.ts";
import { among, mix } from "./messages.ts";
import type { Message } from "./messages.ts";

/**
 * What is sent over one connection. A whole request, however odd what stands in it, must be answered once; of anything else
 * only what comes back is judged. More answers than `most` would mean that a body was taken for a request.
 */
export type Exchange1 = { bytes: string; asked?: Message; most: number };

const head = ({ target, host, headers, method }: Message, version = "HTTP/1.1") =>
  `${method} ${target} ${version}\r\nHost: ${host}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
const chunk = (part: string) => `${part.length.toString(16)};a="b"\r\n${part}\r\n`;

function whole(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange1 & { asked: Message }> {
  const bodies = fc.constantFrom(
    (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`,
    (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body && chunk(body)}0\r\n\r\n`,
    (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body && chunk(body)}0\r\nContent-Length: 5\r\n\r\n`,
  );
  const version = mix([9, fc.constant("HTTP/1.1")], [1, fc.constant("HTTP/1.0")]);
  return fc.tuple(message, bodies, version).map(([asked, frame, spoken]) => {
    const start = `${head(asked, spoken)}Connection: close\r\n`;
    return { asked, most: 1, bytes: start + (asked.body === undefined ? "\r\n" : frame(asked.body)) };
  });
}

/** Requests that begin like others and do not go on like them. */
function rough(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange1> {
  // Nobody could tell which answer belongs to a HEAD, and has no body.
  const got = message.map((one) => (one.method === "HEAD" ? { ...one, method: "GET" } : one));
  const broken = fc
    .record({
      asked: got,
      method: fc.constantFrom("GET", "POST", ...oddMethods),
      version: fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", ...oddVersions),
      lines: fc.array(fc.constantFrom(...oddLines), { maxLength: 2 }),
      body: fc.constantFrom("", ...oddBodies),
      end: fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r\r\n"),
    })
    .map(({ asked, method, version, lines, body, end }) =>
      `${head({ ...asked, method }, version)}${lines.map((line) => `${line}\r\n`).join("")}\r\n${body}`.replaceAll(
        "\r\n",
        end,
      ),
    );
  const lengths = fc.oneof(
    fc.constant(`Content-Length: ${smuggled.length}\r\nContent-Length: 0`),
    among("chunked xchunked \tchunked chunked,identity").map(
      (coding) => `Content-Length: 4\r\nTransfer-Encoding: ${coding}`,
    ),
  );
  const smuggling = fc
    .tuple(got, lengths, fc.constantFrom("", "0\r\n\r\n", "5c\r\n", "FFFFFFFFFFFFFFFFF\r\n", "-1\r\n"))
    .map(([asked, both, start]) => ({ bytes: `${head(asked)}${both}\r\n\r\n${start}${smuggled}`, most: 1 }));
  return mix(
    [8, mix([9, broken], [1, fc.constantFrom(...otherBeginnings)]).map((bytes) => ({ bytes, most: Infinity }))],
    [1, smuggling],
  );
}

export const exchanges1 = (message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange1> =>
  mix<Exchange1>([7, whole(message)], [3, rough(message)]);

export async function askHttp1(origin: string, { bytes, asked, most }: Exchange1): Promise<Heard[]> {
  // The rest of a rough request never comes; after a silence we say goodbye.
  const received = await sendBytes(origin, bytes, asked === undefined ? 25 : undefined);
  const isHead = asked?.method === "HEAD";
  const { answers, rest } = readAnswers(received, isHead);
  const isWrong = asked === undefined ? answers.length > most : answers.length !== 1 || rest.length > 0;
  const heard: Heard[] = answers.map((answer) => ({ answer, asked, isHead, rest }));
  if (isWrong) heard.push({ fault: `${answers.length} answers, and behind them ${rest.toString("latin1", 0, 200)}` });
  return heard.length === 0 ? [{ end: "no answer", rest }] : heard;
}
