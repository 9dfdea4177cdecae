// The site for developers, with the data service and a database of its own: `pnpm dev`. Arguments go to the dev server.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { getContent } from "#site/collections/content.server.ts";
import { startApi } from "./start-api.ts";
import { startDatabase } from "./start-database.ts";

/** vite.config.ts sends the site's requests here. */
const apiPort = 4180;

const database = await startDatabase();
const api = await startApi(database.serviceUrl, { port: apiPort, key: getContent().site.dataService.key });
const site = spawn("react-router", ["dev", ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => site.kill(signal));
await once(site, "exit");
await api.stop();
await database.stop();
