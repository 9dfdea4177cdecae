import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect-database.ts";
import { runService } from "./run-service.ts";

const { port, host, databaseUrl, ...options } = readConfig(process.env);
await runService(buildApp({ ...options, database: connectDatabase(databaseUrl) }), { host, port });
