import type { FastifyBaseLogger } from "fastify";

import type { Turn } from "./take-turn.ts";

type Outcome = Turn | { kind: "failed" };

export type Sender = {
  /** Sends what is waiting, after this many milliseconds at the latest. */
  wake: (delay: number) => void;
  /** Sends what is waiting at once and says how it went. */
  send: () => Promise<Outcome>;
  stop: () => Promise<void>;
};

type Parts = { takeTurn: () => Promise<Turn>; retryDelay: number; log: FastifyBaseLogger };

/** Takes turns as long as something is waiting, and looks now and then for what another process left behind. */
export function startSender({ takeTurn, retryDelay, log }: Parts): Sender {
  let timer: { due: number; handle: NodeJS.Timeout } | undefined;
  let running: Promise<Outcome> | undefined;
  let stopped = false;

  async function run(): Promise<Outcome> {
    const outcome = await takeTurn().catch((error: unknown): Outcome => {
      log.warn({ code: describe(error) }, "no turn could be taken");
      return { kind: "failed" };
    });
    report(log, outcome);
    running = undefined;
    wake(nextDelay(outcome, retryDelay));
    return outcome;
  }

  function wake(delay: number): void {
    const due = Date.now() + delay;
    if (stopped || (timer && timer.due <= due)) return;
    clearTimeout(timer?.handle);
    const handle = setTimeout(() => {
      timer = undefined;
      void send();
    }, delay);
    timer = { due, handle };
  }

  async function send(): Promise<Outcome> {
    // A turn in flight may have begun before there was anything to send.
    await running;
    running ??= run();
    return running;
  }

  // What an earlier process has accepted and not sent.
  wake(0);
  return {
    wake,
    send,
    stop: async () => {
      stopped = true;
      clearTimeout(timer?.handle);
      await running;
    },
  };
}

function nextDelay(outcome: Outcome, retryDelay: number): number {
  if (outcome.kind === "asked" && outcome.verdict.kind === "taken") return 0;
  if (outcome.kind === "waiting") return Math.min(outcome.wait + 1, retryDelay);
  return retryDelay;
}

function report(log: FastifyBaseLogger, outcome: Outcome): void {
  if (outcome.kind !== "asked") return;
  const { pages, verdict } = outcome;
  const { kind, status } = verdict;
  if (kind === "taken") log.info({ status, pages }, "the indexing service has taken the pages");
  else if (kind === "later") log.warn({ status, pages }, "the indexing service takes nothing now; asked again later");
  else
    log.error({ status, pages }, "the indexing service refuses key, host or message; stopped until somebody resumes");
}

function describe(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : String(error);
}
