import type { FastifyInstance } from "fastify";

/** Listens until it is told to stop, and then lets go of everything within five seconds. */
export async function runService(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      // A frozen database or a visitor who never finishes must not hold the stop up.
      setTimeout(() => process.exit(1), 5000).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ port, host });
}
