// Measures all pages next to a baseline page: pnpm measure:pages <folder where npm has installed lighthouse> [page …].
// Each page is kept in build/measured until the next build, so an interrupted run can be continued.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { freePort } from "../stage/free-port.ts";
import { startChain } from "../stage/start-chain.ts";
import { clickThrough, findLinkTo } from "./pages/click-through.ts";
import { startHandWritten } from "./pages/hand-written.ts";
import { launchBrowser } from "./pages/launch-browser.ts";
import { findLighthouse, loadSimulated } from "./pages/load-simulated.ts";
import { loadThrottled } from "./pages/load-throttled.ts";
import { printPages } from "./pages/tell-pages.ts";
import type { Measured } from "./pages/tell-pages.ts";

const rounds = 5;
const [tools = "", ...asked] = process.argv.slice(2);
const { pages } = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as { pages: Record<string, string> };
const routes = Object.keys(pages);
const folder = "build/measured";
const fileOf = (route: string) => path.join(folder, `${route.slice(1).replaceAll("/", "-") || "home"}.json`);

const lighthouse = await findLighthouse(tools);
const site = await startChain(await freePort(), { tls: true });
const hand = await startHandWritten(true);
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
try {
  const wanted = asked.length > 0 ? asked : routes;
  for (const route of wanted.filter((each) => !existsSync(fileOf(each)))) {
    const start = performance.now();
    const measured = await measurePage(route);
    writeFileSync(fileOf(route), JSON.stringify(measured, null, 1));
    console.log(`${route}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  await browser.close();
  await hand.stop();
  await site.stop();
}
const done = routes.filter((route) => existsSync(fileOf(route)));
console.log(`${done.length} of ${routes.length} pages`);
printPages(new Map(done.map((route) => [route, JSON.parse(readFileSync(fileOf(route), "utf8")) as Measured])));

/** In turns, so that what else this machine does disturbs both. */
async function measurePage(route: string): Promise<Measured> {
  const [url, plain] = [site.origin + route, `${hand.origin}/`];
  const from = findLinkTo(route, routes);
  const measured: Measured = { throttled: [], simulated: [], clicks: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.throttled.push({ ours: await loadThrottled(browser, url), hand: await loadThrottled(browser, plain) });
    measured.simulated.push({
      ours: await loadSimulated(lighthouse, url, true),
      hand: await loadSimulated(lighthouse, plain, false),
    });
    measured.clicks.push(await clickThrough(browser, site.origin, from, route));
  }
  return measured;
}
