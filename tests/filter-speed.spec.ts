import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";

import { expect, hydrated, test } from "./quiet-page.ts";
import { serveFolder } from "./static-server.ts";

test.describe.configure({ mode: "serial" });

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
 * What the page's main thread works from a key press to the frame that shows its effect, as the browser's own trace tells
 * it, for a processor four times slower: work times four. Time of the thread, not of the clock: this machine may be busy
 * with other things. Says the median of all presses.
 */
async function timeKeys(page: Page, keys: readonly string[]): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await page.getByRole("searchbox").focus();
  await client.send("Tracing.start", {
    traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"] },
    transferMode: "ReportEvents",
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
  }
  const complete = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
  await client.send("Tracing.end");
  await complete;

  const times = events.filter(isKeyPress).map((press) => 4 * workUntilPaint(press, events));
  console.log(`key press to paint, processor four times slower, ms: ${times.map(Math.round).join(" ")}`);
  expect(times).toHaveLength(keys.length);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const isKeyPress = ({ name, args }: TraceEvent): boolean => name === "EventDispatch" && args.data?.type === "keydown";

/** Milliseconds of work in the tasks between the press and the end of the next frame. */
function workUntilPaint(press: TraceEvent, events: readonly TraceEvent[]): number {
  const thread = events.filter(({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === "X");
  const frames = thread.filter(({ name, ts }) => name === "Commit" && ts > press.ts);
  const end = Math.min(...frames.map(({ ts, dur = 0 }) => ts + dur));
  const tasks = thread.filter(({ name, ts, dur = 0 }) => name === "RunTask" && ts + dur > press.ts && ts < end);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

const typed = (text: string): string[] => [...text, ...[...text].map(() => "Backspace")];

test("GLOS-30 filtering 110 terms takes less than 50 ms a key", async ({ page }) => {
  await page.goto("/resources/glossary");
  await hydrated(page);
  expect(await timeKeys(page, typed("kubern"))).toBeLessThan(50);
});

test("filtering 2,000 terms takes less than 100 ms a key", async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "large-glossary-"));
  await build({
    root: "tests/large-glossary",
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss(), react()],
    build: { outDir: folder },
  });
  const server = await serveFolder(folder);
  await page.goto(`${server.origin}/index.html`);
  await expect(page.locator(".term-card")).toHaveCount(2000);
  expect(await timeKeys(page, typed("evidence"))).toBeLessThan(100);
  await server.stop();
  rmSync(folder, { recursive: true });
});
