import { setTimeout as wait } from "node:timers/promises";

import type { Browser, Request } from "@playwright/test";

// A slow phone in a slow network, as Lighthouse emulates it.
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const processor = { rate: 4 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Milliseconds, kB of bodies as they travelled, and numbers of requests. */
export type Load = {
  /** When the largest text was painted. */
  largest: number;
  /** What long tasks after the first paint exceed 50 ms by. */
  blocking: number;
  shift: number;
  total: number;
  program: number;
  requests: number;
};

/** What a page tells about its own loading. */
type Watched = { largest: number; blocking: number; shift: number };

/** A first visit by somebody nobody has asked for consent, with the brakes really on. */
export async function loadThrottled(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    ...phone,
    ignoreHTTPSErrors: true,
    storageState: { cookies: [], origins: [] },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", network);
  await client.send("Emulation.setCPUThrottlingRate", processor);
  await page.addInitScript(watchLoading);
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(url, { waitUntil: "load" });
  // Font, program and hydration come after that. Nothing is asked before: a question would itself keep the page busy.
  await page.waitForLoadState("networkidle");
  if (requests.length > 1) await wait(1000);
  // A paint is told of after it was made, on a busy machine long after.
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.largest > 0);
  const watched = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const sizes = await Promise.all(requests.map(async (request) => ({ request, size: await bodySize(request) })));
  await context.close();
  const sum = (is: (request: Request) => boolean) =>
    sizes.filter(({ request }) => is(request)).reduce((total, { size }) => total + size, 0);
  return { ...watched, total: sum(() => true), program: sum(isProgram), requests: requests.length };
}

/** Over HTTP/2 the browser counts the headers with the body. */
const bodySize = async (request: Request): Promise<number> =>
  Number(await (await request.response())?.headerValue("content-length")) / 1000;

/** A page's data are scripts too. */
const isProgram = (request: Request): boolean =>
  request.resourceType() === "script" && !/\/assets\/(?:start|shell)-/.test(request.url());

function watchLoading(): void {
  const watched: Watched = { largest: 0, blocking: 0, shift: 0 };
  Object.assign(window, { watched });
  const early: PerformanceEntry[] = [];
  let painted = Infinity;
  const add = ({ startTime, duration }: PerformanceEntry) => {
    watched.blocking += Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
  };
  const hear: Record<string, (entry: PerformanceEntry) => void> = {
    "largest-contentful-paint": ({ startTime }) => (watched.largest = startTime),
    "layout-shift": (entry) => (watched.shift += (entry as unknown as { value: number }).value),
    longtask: (task) => (painted === Infinity ? early.push(task) : add(task)),
    paint: ({ name, startTime }) => {
      if (name !== "first-contentful-paint") return;
      painted = startTime;
      early.splice(0).forEach(add);
    },
  };
  for (const [type, tell] of Object.entries(hear))
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
}
