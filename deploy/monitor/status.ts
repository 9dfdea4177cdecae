// The history of the monitor, and the public status page made of it.
import { hash } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One run of the monitor: the names of the failed checks, and the time to the first byte in milliseconds. */
export type Run = { time: string; failed: string[]; firstByte: number | null };

/** Runs of one or more days. `site` and `team` count the runs in which their check passed. */
type Summary = { runs: number; site: number; team: number; firstByte: { median: number; p95: number } | null };
export type Day = Summary & { date: string };

const keptDays = 90;

/** Adds a run to the files of a folder, one per day, and writes the status page of the last 90 days. */
export function recordRun(folder: string, host: string, run: Run): void {
  const [runs, status] = ["runs", "status"].map((name) => path.join(folder, name)) as [string, string];
  for (const made of [runs, status]) mkdirSync(made, { recursive: true });
  // The line break first, so that a line cut off by a crash stays apart from the next one.
  appendFileSync(path.join(runs, `${run.time.slice(0, 10)}.jsonl`), `\n${JSON.stringify(run)}`);
  const files = readdirSync(runs).toSorted();
  for (const old of files.splice(0, files.length - keptDays)) rmSync(path.join(runs, old));
  const history = files.map((file) => readRuns(path.join(runs, file)));
  const days = history.map((list, index): Day => ({ date: files[index]?.slice(0, 10) ?? "", ...summarize(list) }));
  const summary = { host, ...run, last30Days: summarize(history.slice(-30).flat()), days };
  write(path.join(status, "status.json"), `${JSON.stringify(summary)}\n`);
  write(path.join(status, "index.html"), renderPage(summary));
}

const readRuns = (file: string): Run[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => /^\{.*\}$/.test(line))
    .map((line) => JSON.parse(line) as Run);

export function summarize(runs: readonly Run[]): Summary {
  const count = (check: string) => runs.filter(({ failed }) => !failed.includes(check)).length;
  const times = runs.flatMap(({ firstByte }) => firstByte ?? []).toSorted((one, other) => one - other);
  const quantile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const firstByte = times.length > 0 ? { median: quantile(0.5), p95: quantile(0.95) } : null;
  return { runs: runs.length, site: count("pages"), team: count("team"), firstByte };
}

/** Replaces a file at once, so that no visitor gets half a page. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Rounds down and marks everything else: 100% means that no run failed. */
const percent = (part: number, whole: number): string =>
  part === whole ? "100%" : `<mark>${Math.floor((part / whole) * 10_000) / 100}%</mark>`;

const dateFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const timeFormat = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 1rem .75rem }
h1, h2 { line-height: 1.2; overflow-wrap: anywhere }
.now { border-left: .5rem solid #0a7d33; padding-left: .75rem }
.now.failed { border-color: #c62828 }
table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
caption { text-align: left }
th, td { padding: .25rem .1rem; text-align: right; border-bottom: 1px solid #8888 }
th:first-child { text-align: left; white-space: nowrap }
`;

const renderCells = ({ runs, site, team, firstByte }: Summary): string =>
  [runs, percent(site, runs), percent(team, runs), firstByte ? `${firstByte.p95} ms` : "none"]
    .map((cell) => `<td>${cell}</td>`)
    .join("");

type Page = Run & { host: string; last30Days: Summary; days: readonly Day[] };

function renderPage({ host, time, failed, last30Days, days }: Page): string {
  const rows = days.toReversed().map((day) => {
    const name = `<time datetime="${day.date}">${dateFormat.format(new Date(day.date))}</time>`;
    return `<tr><th scope="row">${name}</th>${renderCells(day)}</tr>`;
  });
  const policy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${failed.length > 0 ? "Failed" : "Working"}: ${host}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Status of ${host}</h1>
<p class="now${failed.length > 0 ? " failed" : ""}"><strong>${failed.length > 0 ? `Failed: ${failed.join(", ")}` : "All checks passed"}</strong><br>
<time datetime="${time}">${timeFormat.format(new Date(time))} UTC</time></p>
<p>Another machine checks the site every five minutes. If the time above is more than 15 minutes ago, this monitor is
down, which says nothing about the site.</p>
<h2>Last ${keptDays} days</h2>
<table>
<caption>Days in UTC with their number of checks. Site: every page was served. Team: the list of employees was current.
First byte: 95% of the checks got their first response within this time, including connection and encryption.</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Checks</th><th scope="col">Site</th><th scope="col">Team</th><th scope="col">First byte</th></tr></thead>
<tbody>
<tr><th scope="row">30 days</th>${renderCells(last30Days)}</tr>
${rows.join("\n")}
</tbody>
</table>
<p><a href="status.json">The same as data</a></p>
</main>
</body>
</html>
`;
}
