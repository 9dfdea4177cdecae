import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import { createTestHarness } from "wrangler";

import { getContent } from "#site/content/content.server.ts";
import { pagePath, releasePath, servicePath } from "#site/paths.ts";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { indexingMessage, indexingPath } from "../../api/indexing/contract.ts";
import { fileHeaders, filePolicy, pageCache, securityHeaders } from "../../deploy/static-host/response-headers.ts";
import { listFiles } from "../../scripts/build/build-files.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { startSite } from "../../scripts/servers/start-site.ts";
import { legacyUrlCases, neverUsed } from "../support/legacy-url-cases.ts";
import { routeTable } from "../support/route-table.ts";
import { startApi } from "../support/start-api.ts";
import { startDatabase } from "../support/start-database.ts";
import { startFakeIndexNow } from "../support/start-fake-indexnow.ts";
import { ready } from "../support/strict-page.ts";

const folder = "build/client";
const { site } = getContent();
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const asset = /\/assets\/[\w.-]+\.js/.exec(read("index.html"))?.[0] ?? "";
const teamUrl = `${employeesPath}?${employeesQuery}`;
const policy = securityHeaders["Content-Security-Policy"];

// Keep wrangler from calling home.
const quiet = { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error" };
Object.assign(process.env, quiet);

/** The build and the worker in Cloudflare's own runtime, on loopback. */
const host = createTestHarness();
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
let origin = "";
let upstream: Awaited<ReturnType<typeof startFakeIndexNow>>;

/** Starts the runtime, or restarts it with other values or another build. */
async function start(vars: Record<string, string> = {}, configPath = "wrangler.jsonc"): Promise<void> {
  await host.update({ workers: [{ configPath, vars: { INDEXING_UPSTREAM: upstream.url, ...vars } }] });
  ({ origin } = (await host.listen()).url);
}

type Options = { method?: string; headers?: Record<string, string>; body?: string };
const send = (route: string, options: Options = {}) => sendLocalRequest(origin + route, { agent, ...options });
/** Sends a request as a browser that opens the URL. */
const open = (route: string) => send(route, { headers: { "sec-fetch-mode": "navigate" } });

// One runtime for all tests.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  upstream = await startFakeIndexNow();
  await start();
});
test.afterAll(async () => {
  agent.destroy();
  await host.close();
  await upstream.stop();
});

test("every response has the security headers", { tag: "@QUAL-9" }, async () => {
  const { etag = "" } = (await send("/contact")).headers;
  const pages: [status: number, route: string, options?: Options][] = [
    [200, "/contact"],
    [200, "/kontakt"],
    [200, "/KONTAKT"],
    [304, "/contact", { headers: { "if-none-match": etag } }],
    [301, "/about"],
    [307, "/contact/"],
    [404, "/nowhere"],
    [404, "/assets/none.js"],
    [405, "/contact", { method: "POST" }],
  ];
  const files: typeof pages = [
    ...[asset, "/contact.md", "/site.webmanifest", "/favicon.svg", releasePath, teamUrl].map(
      (route): [number, string] => [200, route],
    ),
    [301, "/Contact"],
    [403, indexingPath],
    [405, teamUrl, { method: "POST" }],
  ];
  for (const row of [...pages, ...files]) {
    const [expected, route, options] = row;
    const { status, headers } = await send(route, options);
    expect([route, status]).toEqual([route, expected]);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()], `${route}: ${name}`).toContain(value);
    // A page states in itself what it loads.
    const isStrict = String(headers["content-security-policy"]).includes("default-src 'none'");
    expect([route, isStrict]).toEqual([route, files.includes(row)]);
    // A missing file may be there after a release.
    if (status === 404) expect(headers["cache-control"], route).toBe("public, max-age=0, must-revalidate");
  }
});

/** Returns a file that a pattern of the headers matches. */
const sample = (pattern: string) =>
  pattern.replace("/assets/*", asset).replace("*.webmanifest", "site.webmanifest").replace("*", "contact");

test("nginx and Cloudflare send the same headers", { tag: "@QUAL-9" }, async () => {
  const nginx = await startSite(await freePort());
  const rows = [
    { path: "/contact", headers: { ...securityHeaders, ...pageCache } },
    { path: servicePath("devops"), headers: pageCache },
    ...fileHeaders.map((row) => ({ ...row, headers: { ...securityHeaders, ...filePolicy, ...row.headers } })),
  ];
  for (const row of rows) {
    // nginx demands the key of the team.
    const origins = row.path === employeesPath ? [origin] : [origin, nginx.origin];
    for (const url of origins.map((each) => each + sample(row.path))) {
      const { headers } = await sendLocalRequest(url);
      for (const [name, value] of Object.entries(row.headers)) {
        // Cloudflare joins the policies of pages and files.
        const sent = String(headers[name.toLowerCase()]).replace(`${policy}, `, "");
        expect([url, name, sent]).toEqual([url, name, value]);
      }
    }
  }
  for (const file of ["/404.html", "/404", "/_headers", "/_redirects", "/.assetsignore"])
    expect([file, (await sendLocalRequest(nginx.origin + file)).status]).toEqual([file, 404]);
  await nginx.stop();
});

test("serves every file as built, compressed or not", async () => {
  const hidden = /\.(?:br|gz)$|\/(?:_headers|_redirects|\.assetsignore|404\.html)$|client\/(?:about|legacy)\//;
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const check = async (file: string) => {
    const route = file.slice(folder.length).replace(/(?:(?<=.)\/|(?<=^\/))index\.html$/, "");
    const isPage = file.endsWith(".html");
    for (const encoding of isPage ? ["br", "gzip"] : ["br"]) {
      const { status, headers, bytes } = await send(route, { headers: { "accept-encoding": encoding } });
      const sent = (headers["content-encoding"] ?? "identity") as keyof typeof decode;
      expect([route, status, decode[sent](bytes).equals(readFileSync(file))]).toEqual([route, 200, true]);
      if (isPage) expect([route, sent]).toEqual([route, encoding]);
    }
  };
  await Promise.all(
    listFiles(folder)
      .filter((file) => !hidden.test(file))
      .map(check),
  );
});

test("unknown URLs return the not-found page", { tag: ["@ROUT-9", "@NF-25"] }, async () => {
  const hidden = ["/404", "/404.html", "/_headers", "/_redirects", "/.assetsignore", "/index.html.br"];
  for (const route of [...hidden, "/services/nowhere", ...neverUsed]) {
    const { status, body } = await open(route);
    expect([route, status, body === read("404.html")]).toEqual([route, 404, true]);
  }
});

test("a page has one URL", { tag: ["@ROUT-14", "@FOOT-4"] }, async () => {
  for (const [route, expected, target] of [
    ["/about?x=1", 301, "/company/about?x=1"],
    ["/About", 301, "/company/about"],
    ["/Contact?utm_source=a&b=", 301, "/contact?utm_source=a&b="],
    ["/Blog/Azure-Local-Arc-Data-Sovereignty/", 301, "/blog/azure-local-arc-data-sovereignty"],
    ["/contact/?x=1", 307, "/contact?x=1"],
    ["/contact/index.html", 307, "/contact"],
    ["//contact", 307, "/contact"],
  ] as const) {
    const { status, headers } = await open(route);
    expect([route, status, headers.location]).toEqual([route, expected, target]);
  }
  for (const route of routeTable) expect([route, (await open(route)).status]).toEqual([route, 200]);
});

test("a legacy URL shows its notice", { tag: ["@NF-3", "@NF-8", "@NF-25"] }, async () => {
  for (const [target, urls] of Object.entries(legacyUrlCases)) {
    const notice = read(`legacy${target}/index.html`);
    const check = async (url: string) => {
      const { status, body } = await open(url);
      expect([url, status, body === notice]).toEqual([url, 200, true]);
    };
    await Promise.all(urls.map(check));
  }
  const { headers } = await open("/BLOG/sovereign-cloud");
  const link = `<${site.origin}/blog/azure-local-arc-data-sovereignty>; rel="canonical"`;
  expect([headers["x-robots-tag"], headers["link"]]).toEqual(["noindex", link]);
});

test("pages start under their policy", { tag: ["@QUAL-7", "@QUAL-9"] }, async ({ page }) => {
  const messages: string[] = [];
  // Chromium logs the status of /nowhere.
  page.on("console", (message) => !message.text().includes("status of 404") && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  for (const route of ["/", servicePath("devops"), pagePath("about"), pagePath("glossary"), "/nowhere"]) {
    const response = await page.goto(origin + route);
    expect([route, response?.status()]).toEqual([route, route === "/nowhere" ? 404 : 200]);
    await ready(page);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached();
  }
  await page
    .locator(`header a[href="${pagePath("contact")}"]`)
    .filter({ visible: true })
    .click();
  await page.waitForURL(origin + pagePath("contact"));
  expect(messages).toEqual([]);
});

test("reports a page once per release", { tag: ["@CALL-2", "@CALL-3"] }, async () => {
  const key = site.indexing?.key ?? "";
  const message = (page: string) => indexingMessage({ origin: site.origin, key }, [page]);
  const visitor = { cookie: "visitor=1", referer: "https://visitor.example/", "x-forwarded-for": "203.0.113.7" };
  const own = { ...visitor, "user-agent": "visitor", origin: site.origin, "sec-fetch-site": "same-origin" };
  const report = async (body: string, headers: Record<string, string> = {}) => {
    const all = { ...own, "content-type": "application/json", ...headers };
    return (await send(indexingPath, { method: "POST", headers: all, body })).status;
  };
  const contact = JSON.stringify(message("/contact"));

  const refused: [status: number, body: string, headers?: Record<string, string>][] = [
    [403, contact, { origin: "https://evil.example" }],
    [403, contact, { "sec-fetch-site": "cross-site" }],
    [413, contact.padEnd(9000)],
    [422, contact, { "content-type": "text/plain" }],
    [422, JSON.stringify({ ...message("/contact"), key: "another-key-0123456789" })],
    [422, JSON.stringify({ ...message("/contact"), host: "evil.example" })],
    [422, JSON.stringify(message("/nowhere"))],
    [422, JSON.stringify(message("/kontakt"))],
    [422, ""],
  ];
  for (const [status, body, headers] of refused)
    expect([body, headers, await report(body, headers)]).toEqual([body, headers, status]);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => report(contact)));
  expect(statuses.filter((status) => status !== 204)).toEqual([202]);
  expect(await report(JSON.stringify(message("/")))).toBe(202);

  // A release with another text, and one with the first text again.
  const build = mkdtempSync(path.join(tmpdir(), "website-static-"));
  mkdirSync(path.join(build, "contact"));
  writeFileSync(path.join(build, "contact/index.html"), "<p>Changed</p>");
  const config = readFileSync("wrangler.jsonc", "utf8");
  const moved = config.replace("./build/client", ".").replace('"deploy', `"${path.resolve("deploy")}`);
  writeFileSync(path.join(build, "wrangler.jsonc"), moved);
  await start({}, path.join(build, "wrangler.jsonc"));
  expect([await report(contact), await report(contact)]).toEqual([202, 204]);
  await start();
  expect([await report(contact), await report(JSON.stringify(message("/")))]).toEqual([202, 204]);
  rmSync(build, { recursive: true });

  await expect.poll(() => upstream.messages).toEqual(["/contact", "/", "/contact", "/contact"].map(message));
  expect(JSON.stringify(upstream.headers)).not.toMatch(/visitor|203\.0\.113\.7/);
});

test("the team comes from the file, or from a service while it works", async () => {
  const isFile = async () => {
    const { status, headers, body } = await send(teamUrl, { headers: { apikey: site.dataService.key } });
    const { "content-type": type, "cache-control": cache } = headers;
    expect([status, type, cache]).toEqual([200, "application/json; charset=utf-8", "max-age=300"]);
    return body === read(employeesPath);
  };
  expect(await isFile()).toBe(true);

  const port = await freePort();
  await start({ DATA_SERVICE: `http://127.0.0.1:${port}` });
  expect(await isFile(), "no service").toBe(true);
  const database = await startDatabase();
  const service = await startApi(database.serviceUrl, { port, key: site.dataService.key });
  expect(await isFile(), "service").toBe(false);
  await service.stop();
  await database.stop();
  expect(await isFile(), "stopped service").toBe(true);

  const hanging = createServer(() => undefined).listen(port, "127.0.0.1");
  expect(await isFile(), "hanging service").toBe(true);
  hanging.closeAllConnections();
  hanging.close();
});
