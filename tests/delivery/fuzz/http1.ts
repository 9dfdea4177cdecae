import * as fc from "fast-check";

import {
  brokenLengths,
  brokenMethods,
  brokenSizes,
  brokenVersions,
  codings,
  foldings,
  insertions,
  otherLanguages,
  smuggled,
  trailers,
} from "./corpus.ts";
import type { Message } from "./messages.ts";
import { mix } from "./mix.ts";
import { text } from "./targets.ts";

/**
 * What is sent over one connection. A tidy exchange is one request with a beginning and an end, however odd what stands in
 * it: it must be answered once. Of anything else only what comes back is judged.
 */
export type Exchange1 = {
  bytes: string;
  asked: Message[];
  isTidy: boolean;
  /** More answers than this would mean that a body was taken for a request. */
  mostAnswers: number;
  /** Says goodbye with the last byte, and does not wait for an answer first. */
  hangsUp: boolean;
};

const byte = fc.nat(255).map((code) => String.fromCharCode(code));
const lines = (message: Message) => message.headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
const head = (message: Message, version = "HTTP/1.1") =>
  `${message.method} ${message.target} ${version}\r\nHost: ${message.host}\r\n${lines(message)}`;

const hex = (part: string) => part.length.toString(16);
const chunk = (part: string, extension: string) => (part === "" ? "" : `${hex(part)}${extension}\r\n${part}\r\n`);

const honest = mix(
  [3, fc.constant((body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`)],
  [
    2,
    fc
      .record({
        cut: fc.nat(9000),
        extension: fc.constantFrom("", ";a=b", ';a="\\""', ";".repeat(50), `;${"a".repeat(2000)}`, " ", ";a=\u00FF"),
        trailer: fc.constantFrom("", "", ...trailers).map((line) => (line === "" ? "" : `${line}\r\n`)),
      })
      .map(
        ({ cut, extension, trailer }) =>
          (body: string) =>
            `Transfer-Encoding: chunked\r\n\r\n${chunk(body.slice(0, cut), extension)}${chunk(body.slice(cut), extension)}0${extension}\r\n${trailer}\r\n`,
      ),
  ],
);

export function tidyExchanges(message: fc.Arbitrary<Message>): fc.Arbitrary<Exchange1> {
  const version = fc.constantFrom(...Array.from({ length: 9 }, () => "HTTP/1.1"), "HTTP/1.0");
  return fc.tuple(message, honest, version).map(([asked, frame, spoken]) => ({
    bytes: head(asked, spoken) + (asked.body === undefined ? "\r\n" : frame(asked.body)),
    asked: [asked],
    isTidy: true,
    mostAnswers: 1,
    hangsUp: false,
  }));
}

/** Some bytes in the place of others; fewer than none of them says those before again. */
type Change = { at: number; gone: number; added: string };
const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(1_000_000),
  gone: mix([4, fc.nat(1)], [1, fc.integer({ min: -40, max: 20 })], [1, fc.constant(1_000_000)]),
  added: mix([3, byte], [1, fc.constant("")], [3, fc.constantFrom(...insertions)]),
});
const change = (bytes: string, { at, gone, added }: Change) => {
  const place = at % (bytes.length + 1);
  return bytes.slice(0, place) + added + bytes.slice(Math.max(0, place + gone));
};

/** Requests that begin like others and do not go on like them. */
export function roughExchanges(any: fc.Arbitrary<Message>): fc.Arbitrary<Exchange1> {
  // Nobody could tell which answer belongs to a HEAD, and has no body.
  const message = any.map((one) => (one.method === "HEAD" ? { ...one, method: "GET" } : one));
  const closing = "Connection: close\r\n";
  const mutated = fc
    .tuple(
      fc.array(tidyExchanges(message), { minLength: 1, maxLength: 2 }),
      fc.array(changes, { maxLength: 5 }),
      fc.constantFrom(...Array.from({ length: 9 }, () => "\r\n"), "\n", "\r", "\n\r", "\r\r\n", "\u0000\r\n"),
    )
    .map(([exchanges, all, end]) =>
      all.reduce(change, exchanges.map(({ bytes }) => bytes.replaceAll("\r\n", end)).join("")),
    );
  const broken = fc
    .tuple(
      message,
      fc.constantFrom(...brokenMethods, "GET", "GET"),
      fc.constantFrom(...brokenVersions, "HTTP/1.1", "HTTP/1.1"),
      fc.array(fc.constantFrom(...foldings, "Host: evil.example"), { maxLength: 2 }),
    )
    .map(
      ([asked, method, version, folded]) =>
        `${head({ ...asked, method }, version)}${folded.map((line) => `${line}\r\n`).join("")}\r\n`,
    );
  const lyingBody = fc
    .tuple(message, fc.constantFrom(...brokenLengths), text)
    .map(([asked, length, body]) => `${head(asked)}Content-Length: ${length}\r\n\r\n${body}`);
  const badChunks = fc
    .tuple(message, fc.constantFrom(...brokenSizes), text)
    .map(([asked, size, body]) => `${head(asked)}Transfer-Encoding: chunked\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`);
  const foreign = fc
    .tuple(fc.constantFrom(...otherLanguages), fc.string({ unit: byte, maxLength: 300 }))
    .map((parts) => parts.join(""));
  const loose = mix([5, mutated], [3, broken], [1, lyingBody], [1, badChunks], [1, foreign]).map((bytes) => ({
    bytes,
    asked: [] as Message[],
    mostAnswers: Number.POSITIVE_INFINITY,
  }));

  const smuggling = fc
    .tuple(
      message,
      fc.constantFrom(
        `Content-Length: ${smuggled.length}\r\nContent-Length: 0\r\n`,
        ...codings.map((coding) => `Content-Length: 4\r\nTransfer-Encoding: ${coding}\r\n`),
      ),
      fc.constantFrom("", "0\r\n\r\n", "5c\r\n", "FFFFFFFFFFFFFFFFF\r\n", "-1\r\n", "zz\r\n"),
    )
    .map(([asked, lengths, start]) => ({
      bytes: `${head(asked)}${lengths}\r\n${start}${smuggled}`,
      asked: [asked],
      mostAnswers: 1,
    }));
  const pipeline = fc.array(tidyExchanges(any), { minLength: 2, maxLength: 5 }).map((exchanges) => ({
    bytes: exchanges.map(({ bytes }) => bytes).join("") + `GET / HTTP/1.1\r\nHost: localhost\r\n${closing}\r\n`,
    asked: exchanges.flatMap(({ asked }) => asked),
    mostAnswers: exchanges.length + 1,
  }));
  return fc
    .tuple(mix([8, loose], [1, smuggling], [1, pipeline]), fc.boolean())
    .map(([exchange, hangsUp]) => ({ ...exchange, isTidy: false, hangsUp }));
}
