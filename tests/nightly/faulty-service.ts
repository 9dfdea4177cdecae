import { once } from "node:events";
import { createServer } from "node:net";
import type { Socket } from "node:net";

const head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n";
const cut = `${head}x-team-rows: 12\r\ncontent-length: 5000\r\n\r\n[{"id":1,`;

/** Responses of a broken service instead of the team. */
export const faultyResponses = {
  "responds with 500": (socket: Socket) => socket.end("HTTP/1.1 500 Oops\r\ncontent-length: 4\r\n\r\nOops"),
  "responds with HTML": (socket: Socket) => socket.end(`${head}content-length: 21\r\n\r\n<html>It works!</html`),
  "responds with an empty list": (socket: Socket) => socket.end(`${head}content-length: 2\r\n\r\n[]`),
  "cuts its response off": (socket: Socket) => socket.end(cut),
  "never finishes its response": (socket: Socket) => socket.write(cut),
  "does not use HTTP": (socket: Socket) => socket.end("\u0000\u0001\u0002 hello\r\n\r\n"),
  "closes the connection": (socket: Socket) => socket.destroy(),
} as const;

/** Takes the service's place on its port. */
export async function startFaultyService(
  port: number,
  respond: (socket: Socket) => unknown,
): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", () => respond(socket));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
}
