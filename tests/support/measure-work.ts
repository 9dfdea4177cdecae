import { setTimeout } from "node:timers/promises";

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
 * What the page's main thread works from each press (of a key or the pointer) to the frame that shows its effect, in
 * milliseconds of a phone four times slower than the machine on which the limits were set.
 *
 * Milliseconds of this machine would tell of the machine and of what else it does. So the browser's own trace is asked for
 * the time of the thread, not of the clock, and a plain page is pressed before and after: what the page takes beside it is
 * the page's own doing.
 */
export async function measureWork(
  page: Page,
  press: "keydown" | "click",
  actions: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const before = await pressPlainPage(page);
  const times = await traceWorkOfPresses(page, press, actions);
  const scale = (4 * plainPress) / Math.min(before, await pressPlainPage(page));
  return times.map((time) => scale * time);
}

/** The same for one click and the frame after the mark of a name that the page sets, on a computer. */
export async function measureWorkToMark(page: Page, mark: string, act: () => Promise<unknown>): Promise<number> {
  const events = await traceWork(page, act);
  const [click] = findPresses(events, "click");
  const shown = events.find(({ name }) => name === mark);
  if (!click || !shown) throw new Error(`The trace has no click, or no mark ${mark}`);
  return (workUntilPaint(click, events, shown.ts) * plainPress) / (await pressPlainPage(page));
}

/** A press hides every second of 1,000 cards, the next shows them again. */
const plainPage = `<!doctype html><button>Filter</button>
<ul>${"<li><h3>Term</h3><p>What the term means, in a sentence.</p></li>".repeat(1000)}</ul>
<script>
  const cards = document.querySelectorAll("li:nth-child(even)");
  document.querySelector("button").onclick = () => cards.forEach((card) => (card.hidden = !card.hidden));
</script>`;

/** Milliseconds of such a press on the machine on which the limits were set. */
const plainPress = 13;

/** The best of twelve presses on the plain page: the others were disturbed by other programs. */
async function pressPlainPage(page: Page): Promise<number> {
  const plain = await page.context().newPage();
  await plain.setContent(plainPage);
  const button = plain.getByRole("button");
  const presses = Array.from({ length: 12 }, () => () => button.click());
  const best = Math.min(...(await traceWorkOfPresses(plain, "click", presses, 100)));
  await plain.close();
  await page.bringToFront();
  return best;
}

async function traceWorkOfPresses(
  page: Page,
  press: "keydown" | "click",
  actions: readonly (() => Promise<unknown>)[],
  pause = 300,
): Promise<number[]> {
  const events = await traceWork(page, async () => {
    for (const act of actions) {
      await act();
      // As between two presses of a hand, so that the work of one is not counted to the next.
      await setTimeout(pause);
    }
  });
  return findPresses(events, press).map((event) => workUntilPaint(event, events, event.ts));
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
