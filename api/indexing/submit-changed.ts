import { setTimeout as wait } from "node:timers/promises";

import type { PageManifest } from "../contract.ts";
import type { Database } from "../database/connect-database.ts";
import type { Inbox } from "./inbox.ts";
import type { Sender } from "./sender.ts";
import { allowTurns, countWaiting } from "./take-turn.ts";

type Parts = { manifest: PageManifest; inbox: Inbox; sender: Sender; database: Database };

/** What a release hears: how many pages have changed, how many still wait for the indexing service, and why. */
export type Submission = { changed: number; waiting: number; end: string; status?: number | string };

/** Milliseconds after which a release is told that the rest happens without it. */
const patience = 3500;

/** Everything that has changed, at once. Whoever calls says that key and host are right: a stop is lifted. */
export async function submitChanged({ manifest, inbox, sender, database }: Parts): Promise<Submission> {
  const late = wait(patience, { kind: "slow" } as const, { ref: false });
  await allowTurns(database);
  const changed = await inbox.accept(manifest, Object.keys(manifest.pages));
  for (;;) {
    const outcome = await Promise.race([sender.send(), late]);
    const { kind: end, ...said } = outcome.kind === "asked" ? outcome.verdict : outcome;
    if (end === "busy") await wait(100);
    // After a batch there may be another.
    else if (end !== "taken") {
      return { changed, waiting: await countWaiting(database), end, ...("status" in said && { status: said.status }) };
    }
  }
}
