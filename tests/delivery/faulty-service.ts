import { once } from "node:events";
import { createServer } from "node:net";
import type { Server, Socket } from "node:net";

const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";

/** What a broken service may say instead of the team. */
export const nonsense = {
  "answers 500": (socket: Socket) => socket.end("HTTP/1.1 500 Oops\r\ncontent-length: 4\r\n\r\nOops"),
  "answers garbage": (socket: Socket) => socket.end(`${head}content-length: 21\r\n\r\n<html>It works!</html`),
  "answers an empty list": (socket: Socket) => socket.end(`${head}content-length: 2\r\n\r\n[]`),
  "cuts its answer off": (socket: Socket) =>
    socket.end(`${head}x-team-rows: 12\r\ncontent-length: 5000\r\n\r\n[{"id":1,`),
  "speaks no HTTP": (socket: Socket) => socket.end("\u0000\u0001\u0002 hello\r\n\r\n"),
  "hangs up": (socket: Socket) => socket.destroy(),
  "answers drop by drop": (socket: Socket) => {
    socket.write(`${head}x-team-rows: 12\r\ncontent-length: 5000\r\n\r\n[`);
    const timer = setInterval(() => socket.write(" "), 500);
    socket.on("close", () => clearInterval(timer));
  },
} as const;

/** Takes the service's place on its port. */
export async function startFaultyService(
  port: number,
  answer: (socket: Socket) => unknown,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => answer(socket));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
}
