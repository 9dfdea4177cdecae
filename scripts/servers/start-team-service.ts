import { buildApp } from "../../api/app.ts";
import { readTeam } from "../../api/database/team.ts";
import { inMemoryDatabase } from "./in-memory-database.ts";
import { startApi } from "./start-api.ts";
import { hasPostgres, startDatabase } from "./start-database.ts";

type RunningTeam = { origin: string; stop: () => Promise<void> };

/** Starts the data service for development with the people of api/database/team.json, in a temporary PostgreSQL if there is one. */
export async function startTeamService(key: string): Promise<RunningTeam> {
  if (!hasPostgres()) {
    console.log("PostgreSQL is not installed, so the team page reads api/database/team.json directly.");
    const indexing = { manifest: "none", upstream: "http://127.0.0.1:9/indexnow" };
    const app = buildApp({ logLevel: "error", key, database: inMemoryDatabase(readTeam()), indexing });
    return { origin: await app.listen({ host: "127.0.0.1", port: 0 }), stop: () => app.close() };
  }
  const database = await startDatabase(readTeam());
  const api = await startApi(database.serviceUrl, { key });
  return {
    origin: api.origin,
    stop: async () => {
      await api.stop();
      await database.stop();
    },
  };
}
