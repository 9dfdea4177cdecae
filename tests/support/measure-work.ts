import type { Page } from "@playwright/test";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
};

/**
 * What the page's main thread works from each press (of a key or the pointer) to the frame that shows its effect, as the
 * browser's own trace tells it, for a processor four times slower: work times four. Time of the thread, not of the clock:
 * this machine may be busy with other things.
 */
export async function measureWork(
  page: Page,
  press: "keydown" | "click",
  actions: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const events = await traceWork(page, async () => {
    for (const act of actions) {
      await act();
      await page.waitForTimeout(500);
    }
  });
  return findPresses(events, press).map((event) => 4 * workUntilPaint(event, events, event.ts));
}

/** The same for one click and the frame after the mark of a name that the page sets, on a processor like this one. */
export async function measureWorkToMark(page: Page, mark: string, act: () => Promise<unknown>): Promise<number> {
  const events = await traceWork(page, act);
  const [click] = findPresses(events, "click");
  const shown = events.find(({ name }) => name === mark);
  if (!click || !shown) throw new Error(`The trace has no click, or no mark ${mark}`);
  return workUntilPaint(click, events, shown.ts);
}

async function traceWork(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send("Tracing.start", {
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"],
    },
    transferMode: "ReportEvents",
  });
  await act();
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await complete;
  return events;
}

function findPresses(events: readonly TraceEvent[], press: string): TraceEvent[] {
  return events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === press);
}

/** Milliseconds of work in the tasks between the press and the end of the first frame after a moment. */
function workUntilPaint(press: TraceEvent, events: readonly TraceEvent[], moment: number): number {
  const thread = events.filter(({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === "X");
  const frames = thread.filter(({ name, ts }) => name === "Commit" && ts > moment);
  const end = Math.min(...frames.map(({ ts, dur = 0 }) => ts + dur));
  const tasks = thread.filter(({ name, ts, dur = 0 }) => name === "RunTask" && ts + dur > press.ts && ts < end);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
