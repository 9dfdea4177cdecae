import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect-database.ts";

const { port, host, databaseUrl, ...options } = readConfig(process.env);
const app = buildApp({ ...options, database: connectDatabase(databaseUrl) });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    // A frozen database or a slow client must not delay the exit.
    setTimeout(() => process.exit(1), 5000).unref();
    void app.close().then(() => process.exit(0));
  });
}
await app.listen({ port, host });
