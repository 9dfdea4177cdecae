import { getContent } from "#site/content/content.server.ts";

import type { NewEmployee } from "../../api/database/team.ts";
import { startApi } from "./start-api.ts";
import { startDatabase } from "./start-database.ts";
import type { RunningDatabase } from "./start-database.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite, SiteOptions } from "./start-site.ts";
import { startFakeIndexNow } from "./start-fake-indexnow.ts";

export type RunningStack = {
  origin: string;
  site: RunningSite;
  database: RunningDatabase;
  api: Awaited<ReturnType<typeof startApi>>;
  exited: Promise<number>;
  stop: () => Promise<void>;
};

/** Starts nginx with the built site, the data service, and a temporary PostgreSQL. */
export async function startStack(
  port: number,
  options: SiteOptions = {},
  people?: NewEmployee[],
): Promise<RunningStack> {
  const database = await startDatabase(people);
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
