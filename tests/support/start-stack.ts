import { getContent } from "#site/content/content.server.ts";

import type { Employee } from "../../api/contract.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import type { SiteOptions } from "../../scripts/servers/start-site.ts";
import { startApi } from "./start-api.ts";
import { startDatabase } from "./start-database.ts";
import { startFakeIndexNow } from "./start-fake-indexnow.ts";

export type RunningStack = Awaited<ReturnType<typeof startStack>>;

/** Starts nginx with the built site, the data service, and a temporary PostgreSQL. */
export async function startStack(port: number, options: SiteOptions = {}, employees?: Employee[]) {
  const database = await startDatabase(employees);
  const upstream = await startFakeIndexNow();
  const api = await startApi(database.serviceUrl, {
    key: getContent().site.dataService.key,
    indexing: { manifest: "build/page-manifest.json", upstream: upstream.url },
  });
  const site = await startSite(port, { ...options, api: api.origin });
  return {
    origin: site.origin,
    site,
    database,
    api,
    exited: site.exited,
    stop: async () => {
      await site.stop();
      await api.stop();
      await upstream.stop();
      await database.stop();
    },
  };
}
