import { hash } from "node:crypto";
import { readFileSync } from "node:fs";

import { legacyUrls } from "#site/legacy-urls.ts";

import { askServer } from "../stage/ask-server.ts";

type Pages = { pages: Record<string, string> };

/** One example of an old address for each of ten rows of the list. */
const oldAddresses = () =>
  legacyUrls.slice(0, 10).map(({ old: [first = ""] }) => `/${first.replace(/\/\*$/, "").replaceAll("*", "x")}`);

function listQuestions(build: string): Record<string, string[]> {
  const pages = Object.keys((JSON.parse(readFileSync(`${build}/page-manifest.json`, "utf8")) as Pages).pages);
  const markdown = pages.map((page) => `${page === "/" ? "/index" : page}.md`);
  return {
    pages,
    Markdown: markdown,
    "not found": ["/no-such-page", "/assets/no-such-file.js", "/100%"],
    "/about": ["/about", "/about?from=card"],
    "old addresses": oldAddresses(),
    "other spellings": ["/contact/", "/CONTACT", "/contact/index.html"],
    "other files": ["/robots.txt", "/sitemap.xml", "/feed.xml", "/favicon.svg"],
    refused: ["/rest/v1/employees", `/${"a".repeat(300)}`],
  };
}

/** What differs by the time of a release, and by the connection. */
const byTime = new Set(["date", "etag", "last-modified", "connection", "keep-alive"]);

/** Status, headers and content of an answer, a line each. */
async function ask(url: string, encoding: string): Promise<string[]> {
  const { status, headers, body } = await askServer(url, { headers: { "accept-encoding": encoding } });
  const kept = Object.entries(headers).filter(([name]) => !byTime.has(name));
  return [String(status), ...kept.map(([name, value]) => `${name}: ${String(value)}`), hash("sha256", body)];
}

/** Asks two servers the same: a row for each kind, with what both said. A difference is printed. */
export async function compareAnswers(build: string, one: string, other: string): Promise<string[]> {
  const rows: string[] = [];
  for (const [kind, addresses] of Object.entries(listQuestions(build))) {
    const statuses = new Set<string | undefined>();
    let equal = 0;
    const questions = addresses.flatMap((address) =>
      ["identity", "gzip", "br"].map((encoding) => ({ address, encoding })),
    );
    for (const { address, encoding } of questions) {
      const [first, second] = await Promise.all([ask(one + address, encoding), ask(other + address, encoding)]);
      statuses.add(first[0]);
      const differs = [
        ...first.filter((line) => !second.includes(line)),
        ...second.filter((line) => !first.includes(line)),
      ];
      if (differs.length === 0) equal += 1;
      else console.error(`${address} (${encoding}) differs: ${differs.join(" | ")}`);
    }
    if (equal < questions.length) process.exitCode = 1;
    rows.push(`| ${kind} | ${addresses.length} | ${[...statuses].join(", ")} | ${equal} of ${questions.length} |`);
  }
  return rows;
}
