import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect-database.ts";
import { runService } from "./run-service.ts";

const { port, host, databaseUrl, ...choices } = readConfig(process.env);
await runService(buildApp({ ...choices, database: connectDatabase(databaseUrl) }), { host, port });
