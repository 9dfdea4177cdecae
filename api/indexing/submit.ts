// After a release: `node api/indexing/submit.ts` reports every changed page to the indexing service, through the relay.
import type { Submission } from "./submit-changed.ts";

const host = process.env["RELAY_HOST"] ?? "127.0.0.1";
const port = process.env["RELAY_PORT"] ?? "4181";

const response = await fetch(`http://${host}:${port}/submit-changed`, {
  method: "POST",
  signal: AbortSignal.timeout(10_000),
}).catch(() => undefined);
if (response?.ok !== true) throw new Error(`The relay answers with ${response?.status ?? "nothing"}; its log says why`);

const { changed, waiting, end, status } = (await response.json()) as Submission;
console.log(`Changed pages: ${changed}. Not yet taken by the indexing service: ${waiting}.`);
if (waiting > 0) console.log(`Why: ${end}${status === undefined ? "" : ` (${status})`}.`);
// Waiting is no failure: the relay goes on by itself. A refusal needs somebody who looks at key and host.
if (end === "refused" || end === "stopped") process.exitCode = 1;
