// Asks nginx and the static hosts' own servers the same: pnpm compare:hosts <folder where npm has installed them>.
// docs/static-hosts.md has the result and says how to install them; no test needs them.
import { chromium } from "@playwright/test";

import playwright from "../../playwright.config.ts";
import { securityHeaders } from "../build/hosts/response-headers.ts";
import { askServer } from "../stage/ask-server.ts";
import { freePort } from "../stage/free-port.ts";
import { startSite } from "../stage/start-site.ts";
import { comparedRequests, oldAddresses } from "./hosts/compared-requests.ts";
import { hosts, startHost } from "./hosts/start-host.ts";
import type { RunningHost } from "./hosts/start-host.ts";
import { visitOldAddress } from "./hosts/visit-old-address.ts";

type Answer = { outcome: string; headers: Record<string, string> };

const compared = [
  ...Object.keys(securityHeaders),
  "Cache-Control",
  "Content-Type",
  "X-Robots-Tag",
  "Access-Control-Allow-Origin",
];
const [tools = ""] = process.argv.slice(2);
const servers: Record<string, () => Promise<RunningHost>> = {
  nginx: async () => startSite(await freePort(), { tls: true }),
  ...Object.fromEntries(hosts.map((name) => [name, () => startHost(name, tools)])),
};

const answers: Record<string, Record<string, Answer>> = {};
const visits: Record<string, Record<string, string>> = {};
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  for (const [name, start] of Object.entries(servers)) {
    const server = await start();
    try {
      const mine: Record<string, Answer> = {};
      for (const path of Object.values(comparedRequests).flat()) mine[path] = await ask(server.origin, path);
      answers[name] = mine;
      visits[name] = {};
      for (const path of oldAddresses) visits[name][path] = await visitOldAddress(browser, server.origin, path);
    } finally {
      await server.stop();
    }
  }
} finally {
  await browser.close();
}

printTable(
  "request",
  Object.entries(comparedRequests).map(([label, paths]) => [
    label,
    (name) => each(paths, (path) => answers[name]?.[path]?.outcome),
  ]),
);
printTable(
  "old address",
  oldAddresses.map((path) => [path, (name) => visits[name]?.[path] ?? ""]),
);
for (const name of hosts) {
  console.log(`\n${name}: headers that differ from nginx's\n`);
  const rows = Object.entries(comparedRequests).flatMap(([label, paths]) =>
    differences(name, paths).map((text) => ({ label, text })),
  );
  for (const [text, same] of Map.groupBy(rows, (row) => row.text))
    console.log(`- ${text}: ${same.map(({ label }) => label).join(", ")}`);
}

async function ask(origin: string, path: string): Promise<Answer> {
  const { status, headers } = await askServer(origin + path);
  const location = headers.location?.replace(origin, "");
  return {
    outcome: location === undefined ? String(status) : `${status} to ${location || "/"}`,
    headers: Object.fromEntries(compared.map((name) => [name, tidy(String(headers[name.toLowerCase()] ?? "none"))])),
  };
}

/** Two policies that hold together say what one would, and spelling says nothing. */
function tidy(value: string): string {
  return [...new Set(value.toLowerCase().split(/\s*[;,]\s*/))].toSorted().join("; ");
}

/** Answers of another status are in the table; their headers would only repeat it. */
function differences(name: string, paths: readonly string[]): string[] {
  return [
    ...new Set(
      paths.flatMap((path) => {
        const [own, theirs] = [answers["nginx"]?.[path], answers[name]?.[path]];
        if (own === undefined || theirs === undefined) return [];
        return compared
          .filter((header) => own.headers[header] !== theirs.headers[header])
          .map((header) => `${header} ${short(theirs.headers[header])} instead of ${short(own.headers[header])}`);
      }),
    ),
  ];
}

function short(value = ""): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

function each(paths: readonly string[], read: (path: string) => string | undefined): string {
  return [...new Set(paths.map((path) => read(path) ?? ""))].join("; ");
}

function printTable(first: string, rows: readonly [label: string, cell: (name: string) => string][]): void {
  const names = Object.keys(servers);
  console.log(`\n| ${[first, ...names].join(" | ")} |\n|${" --- |".repeat(names.length + 1)}`);
  for (const [label, cell] of rows) console.log(`| ${[label, ...names.map(cell)].join(" | ")} |`);
}
