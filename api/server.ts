import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";

const { port, host, logLevel } = readConfig(process.env);
const app = buildApp({ logLevel });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void app.close();
  });
}
await app.listen({ port, host });
