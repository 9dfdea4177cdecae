// Counts the finished days of the access log, a file a day, with nothing in it of any visitor:
//   node scripts/measure/count-visits.ts <folder of logs> <folder of the site> <folder of counts>
// Run by deploy/logrotate.conf; docs/operations.md says what the numbers mean, and what they cannot.
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { indexingPath } from "../../api/contract.ts";

const kinds = ["loaded", "opened", "referrer", "not found"] as const;
type Kind = (typeof kinds)[number];
type Counted = { times: number; networks: Set<string> };
type Visit = Record<"address" | "method" | "path" | "status" | "referrer" | "browser", string>;

const [logs = "", site = "", counts = ""] = process.argv.slice(2);
const listed = [...readFileSync(path.join(site, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)</g)];
const addresses = listed.map(([, address = ""]) => new URL(address));
const pages = new Set(addresses.map(({ pathname }) => pathname));
const host = addresses[0]?.host;

/** What strangers choose, an address or a host, may say something of one of them: it is named if so many networks sent it. */
const manyNetworks = 3;
/** Whoever invents names fills no memory. */
const mostNames = 10_000;

class Day {
  private readonly names = new Map<Kind, Map<string, Counted>>(kinds.map((kind) => [kind, new Map()]));

  count({ address, method, path: asked, status, referrer, browser }: Visit): void {
    if (!isBrowser(browser)) return;
    const from = URL.parse(referrer);
    const isOwn = from?.host === host;
    if (method === "POST" && asked === indexingPath) {
      // A page that is opened reports itself; the browser says which it is.
      if (isOwn && pages.has(from?.pathname ?? "") && !status.startsWith("4"))
        this.add("opened", from?.pathname, address);
    } else if (method === "GET" && status === "404") {
      this.add("not found", asked, address);
    } else if (method === "GET" && /^(?:200|304)$/.test(status) && pages.has(asked)) {
      this.add("loaded", asked, address);
      if (!isOwn) this.add("referrer", from?.host, address);
    }
  }

  private add(kind: Kind, name: string | undefined, network: string): void {
    const names = this.names.get(kind);
    if (!name || names === undefined || (!names.has(name) && names.size >= mostNames)) return;
    const counted = names.get(name) ?? { times: 0, networks: new Set() };
    counted.times += 1;
    if (counted.networks.size < manyNetworks) counted.networks.add(network);
    names.set(name, counted);
  }

  isEmpty(): boolean {
    return [...this.names.values()].every(({ size }) => size === 0);
  }

  /** What a person and a spreadsheet read, the most frequent first. */
  rows(): string[] {
    return kinds.flatMap((kind) => {
      const sums = new Map<string, number>();
      for (const [name, { times, networks }] of this.names.get(kind) ?? []) {
        const shown = pages.has(name) || networks.size >= manyNetworks ? name : "others";
        sums.set(shown, (sums.get(shown) ?? 0) + times);
      }
      const sorted = [...sums].toSorted(([, one], [, other]) => other - one);
      return sorted.map(([name, times]) => `${kind},${name.replaceAll(/[",]/g, encodeURIComponent)},${times}`);
    });
  }
}

/** Browsers all begin like this. Machines that say what they are do so by one of these words or by an address. */
const isBrowser = (name: string) =>
  name.startsWith("Mozilla/") && !/bot|crawl|spider|preview|headless|lighthouse|https?:/i.test(name);

async function readLog(file: string, days: Map<string, Day>): Promise<void> {
  let rest = "";
  for await (const part of createReadStream(file, "utf8") as AsyncIterable<string>) {
    const lines = (rest + part).split("\n");
    // No line is as long; a file that a full disk has damaged may have one.
    rest = (lines.pop() ?? "").slice(0, 10_000);
    for (const line of lines) {
      try {
        days.get(line.slice(9, 19))?.count(JSON.parse(line) as Visit);
      } catch {
        // Cut off, by a full disk.
      }
    }
  }
}

const fileOf = (day: string) => path.join(counts, `${day}.csv`);
/** In the server's time, as the log and its rotation. */
function dayBefore(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() - days);
  return date.toLocaleDateString("sv");
}

// A machine that was off counts later what is still there. Yesterday's file says, even empty, that it was done.
const yesterday = dayBefore(1);
const lastDays = Array.from({ length: 6 }, (_, place) => dayBefore(place + 1));
const days = new Map(lastDays.filter((day) => !existsSync(fileOf(day))).map((day) => [day, new Day()]));
for (const name of readdirSync(logs)) {
  if (name.startsWith("access.log-")) await readLog(path.join(logs, name), days);
}
for (const [day, counted] of days) {
  if (counted.isEmpty() && day !== yesterday) continue;
  const lines = counted.rows().map((row) => `${day},${row}\n`);
  writeFileSync(`${fileOf(day)}.new`, lines.join(""));
  renameSync(`${fileOf(day)}.new`, fileOf(day));
}
