import { getContent } from "#site/collections/content.server.ts";

import { startApi } from "./start-api.ts";
import { startDatabase } from "./start-database.ts";
import type { RunningDatabase } from "./start-database.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite, SiteChoices } from "./start-site.ts";
import { startFakeIndexNow } from "./start-fake-indexnow.ts";

export type RunningStack = {
  origin: string;
  site: RunningSite;
  database: RunningDatabase;
  api: Awaited<ReturnType<typeof startApi>>;
  exited: Promise<number>;
  stop: () => Promise<void>;
};

/** Everything a visitor meets: nginx with the built site, the data service, and a PostgreSQL of its own. */
export async function startStack(port: number, choices: SiteChoices = {}): Promise<RunningStack> {
  const database = await startDatabase();
  const upstream = await startFakeIndexNow();
  const api = await startApi(database.serviceUrl, {
    key: getContent().site.dataService.key,
    indexing: { manifest: "build/page-manifest.json", upstream: upstream.address },
  });
  const site = await startSite(port, { ...choices, api: api.origin });
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
