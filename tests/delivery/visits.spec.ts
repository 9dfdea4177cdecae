import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { chromium, expect, test } from "@playwright/test";

import { aboutAlias, pagePath } from "#site/paths.ts";

import type { PageManifest } from "../../api/contract.ts";
import { askServer } from "../../scripts/stage/ask-server.ts";
import { freePort } from "../../scripts/stage/free-port.ts";
import { startChain } from "../../scripts/stage/start-chain.ts";
import { hydrated } from "../support/quiet-page.ts";
import { LogFolder } from "./log-folder.ts";

const { origin } = JSON.parse(readFileSync("build/page-manifest.json", "utf8")) as PageManifest;
const { host } = new URL(origin);
const reader = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

test("LEG-2 visits are counted from the log without anybody in them, before it goes", async () => {
  const logs = new LogFolder({ counts: true });
  const port = await freePort();
  const access = path.join(logs.folder, "access.log");
  const values = { ACCESS_LOG: `${access} visits`, HOST: `localhost ${host}`, ORIGIN: origin };
  const chain = await startChain(port, { tls: true, values });

  // A visitor comes by a link, looks at another link without following it, and goes on to a second page.
  const browser = await chromium.launch({
    args: [`--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`, "--ignore-certificate-errors"],
  });
  const page = await browser.newPage({ userAgent: reader });
  await page.goto(`${origin}/privacy?from=mail`, { referer: "https://search.example/for?max.mustermann" });
  await hydrated(page);
  const reported = page.waitForResponse(`${origin}/indexing`);
  await page.locator(`footer a[href="${aboutAlias}"]`).hover();
  await reported;
  const again = page.waitForResponse(`${origin}/indexing`);
  await page.locator(`footer a[href="${pagePath("imprint")}"]`).click();
  await again;
  await browser.close();

  // Others, from networks of their own; and machines.
  const ask = (route: string, headers: Record<string, string> = {}, localAddress = "127.0.0.1") =>
    askServer(chain.origin + route, { localAddress, headers: { host, "user-agent": reader, ...headers } });
  const referer = "https://search.example/other";
  for (const network of [1, 2, 3]) {
    await ask("/", { referer }, `127.0.${network}.1`);
    await ask("/old,page", {}, `127.0.${network}.1`);
  }
  for (let turn = 0; turn < 5; turn += 1) await ask("/for/max.mustermann", { referer: "https://one.example/" });
  await ask("/contact", { referer: "https://one.example/" });
  await ask("/contact", { referer: `${origin}/privacy` });
  for (const name of [
    "Googlebot/2.1 (+http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
    "curl/8",
  ])
    await ask("/imprint", { "user-agent": name });
  await ask("/about");
  await ask("/kontakt");
  await chain.stop();

  // The next night, and the night after it.
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  for (const days of [0, 1, 2]) logs.rotate(now + days * 86_400_000);
  const counted = readFileSync(path.join(logs.visits, `${today}.csv`), "utf8");
  expect(counted.trim().split("\n")).toEqual(
    [
      "loaded,/,3",
      "loaded,/contact,2",
      "loaded,/privacy,1",
      "opened,/privacy,1",
      "opened,/imprint,1",
      "referrer,search.example,4",
      "referrer,others,1",
      "not found,others,5",
      "not found,/old%2Cpage,3",
    ].map((row) => `${today},${row}`),
  );
  expect(readdirSync(logs.visits)).toHaveLength(2);
  logs.delete();
});
