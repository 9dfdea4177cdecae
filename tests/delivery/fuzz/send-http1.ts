import { connect } from "node:net";
import type { Socket } from "node:net";

import type { Exchange1 } from "./http1.ts";
import { readAnswers } from "./read-answers.ts";
import type { Read } from "./read-answers.ts";

/** How long we wait for the end of an answer; how long silence lasts before we say goodbye ourselves. */
const timeout = 15_000;
const silence = 25;

export type Heard = Read & { isOver: boolean };

/** One client of HTTP/1.1. It keeps its connection as long as both sides behave. */
export function openHttp1(port: number): { ask: (exchange: Exchange1) => Promise<Heard>; close: () => void } {
  let kept: Socket | undefined;

  const once = (exchange: Exchange1): Promise<Heard> => {
    const { promise, resolve } = Promise.withResolvers<Heard>();
    const isFresh = kept === undefined || !exchange.isTidy;
    if (isFresh) kept?.destroy();
    const socket = isFresh || kept === undefined ? connect({ host: "127.0.0.1", port, noDelay: true }) : kept;
    kept = undefined;
    const parts: Buffer[] = [];
    const isHead = (answer: number) => exchange.asked[answer]?.method === "HEAD";
    const read = (isOver: boolean): Heard => ({ ...readAnswers(Buffer.concat(parts), isHead, isOver), isOver });
    const bytes = Buffer.from(exchange.bytes, "latin1");
    let goodbye: NodeJS.Timeout | undefined;
    const finish = (heard: Heard) => {
      clearTimeout(goodbye);
      socket.removeAllListeners();
      socket.on("error", () => undefined);
      resolve(heard);
    };
    socket.on("error", () => undefined);
    socket.on("close", () => finish(read(true)));
    socket.on("data", (part) => {
      parts.push(part);
      goodbye?.refresh();
      if (!exchange.isTidy) return;
      const heard = read(false);
      if (heard.answers.length === 0) return;
      const isLast =
        heard.answers[0]?.fields.some(([name, value]) => name === "connection" && value === "close") !== false;
      if (isLast) return;
      kept = socket;
      finish(heard);
    });
    socket.setTimeout(timeout, () => socket.destroy());
    if (exchange.isTidy) socket.write(bytes);
    else if (exchange.hangsUp) socket.end(bytes);
    else {
      socket.write(bytes);
      goodbye = setTimeout(() => socket.end(), silence);
    }
    return promise;
  };

  return {
    ask: async (exchange) => {
      const wasKept = kept !== undefined;
      const heard = await once(exchange);
      // A kept connection may end just when we speak; a new one may not.
      if (wasKept && exchange.isTidy && heard.isOver && heard.answers.length === 0 && heard.rest.length === 0)
        return once(exchange);
      return heard;
    },
    close: () => kept?.destroy(),
  };
}
