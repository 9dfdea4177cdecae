import type { FastifyInstance } from "fastify";

/** Listens until SIGINT or SIGTERM, then closes everything within five seconds. */
export async function runService(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // A frozen database or a slow client must not delay the exit.
      setTimeout(() => process.exit(1), 5000).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port, host });
}
