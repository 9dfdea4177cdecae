import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect-database.ts";

const { port, host, logLevel, key, databaseUrl } = readConfig(process.env);
const app = buildApp({ logLevel, key, database: connectDatabase(databaseUrl) });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    // A frozen database or a visitor who never finishes must not hold the stop up.
    setTimeout(() => process.exit(1), 5000).unref();
    void app.close().then(() => process.exit(0));
  });
}
await app.listen({ port, host });
