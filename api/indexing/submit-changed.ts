import { setTimeout as wait } from "node:timers/promises";

import type { PageManifest } from "../contract.ts";
import type { Database } from "../database/connect-database.ts";
import type { Inbox } from "./inbox.ts";
import type { Sender } from "./sender.ts";
import { allowTurns } from "./take-turn.ts";

type Parts = { manifest: PageManifest; inbox: Inbox; sender: Sender; database: Database };

/** How a release hears of it: pages that have changed, pages that were taken, and why there are not more. */
export type Submission = { changed: number; taken: number; end: string; status?: number | string };

/** Milliseconds after which a release is told that the rest happens without it. */
const patience = 4500;

/** Everything that has changed, at once. Whoever calls says that key and host are right: a stop is lifted. */
export async function submitChanged({ manifest, inbox, sender, database }: Parts): Promise<Submission> {
  await allowTurns(database);
  const changed = await inbox.accept(manifest, Object.keys(manifest.pages));
  const late = wait(patience, { kind: "slow" } as const, { ref: false });
  for (let taken = 0; ;) {
    const outcome = await Promise.race([sender.send(), late]);
    if (outcome.kind === "busy") await wait(100);
    else if (outcome.kind !== "asked") return { changed, taken, end: outcome.kind };
    else if (outcome.verdict.kind === "taken") taken += outcome.pages;
    else return { changed, taken, end: outcome.verdict.kind, status: outcome.verdict.status };
  }
}
