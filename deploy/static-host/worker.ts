// Answers on Cloudflare what files cannot: page reports, the team of a data service, misspelled and legacy URLs.
import { DurableObject } from "cloudflare:workers";

import { dataService, indexingKey as key, origin, pages } from "#site/generated/host-values.json";
import { findLegacyTarget } from "#site/legacy-urls.ts";
import { aboutAlias, legacyFile, notFoundFile, pagePath } from "#site/paths.ts";

import { employeesPath, employeesQuery } from "../../api/contract.ts";
import { indexingMessage, indexingPath } from "../../api/indexing/contract.ts";
import { filePolicy, securityHeaders, teamHeaders } from "./response-headers.ts";

/** Values of wrangler.jsonc. Tests replace both services. */
type Env = { ASSETS: Fetcher; INDEXING_UPSTREAM: string; DATA_SERVICE?: string };
type Context = ExecutionContext & { exports: { ReportedPages: DurableObjectNamespace<ReportedPages> } };

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname === indexingPath) return await reportPage(request, env, context);
    if (pathname === employeesPath) return await sendTeam(request, env);
    const path = pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
    const page = path === aboutAlias ? pagePath("about") : pages.find((each) => each === path);
    if (page !== undefined && page !== pathname) return answer(301, { Location: page + search });
    const target = findLegacyTarget(pathname);
    const [status, file] = target === undefined ? [404, notFoundFile] : [200, legacyFile(target)];
    const { body, headers } = await env.ASSETS.fetch(new URL(file, request.url));
    return new Response(body, { status, headers });
  },
};

/** Remembers which version of a page was reported, in one place for all locations. */
export class ReportedPages extends DurableObject {
  claim(page: string, version: string): boolean {
    const isNew = this.ctx.storage.kv.get(page) !== version;
    if (isNew) this.ctx.storage.kv.put(page, version);
    return isNew;
  }
}

/** Forwards the report of a page once per version. Only the path comes from the visitor. */
async function reportPage(request: Request, env: Env, context: Context) {
  const header = (name: string) => request.headers.get(name);
  // Scripts cannot forge these headers in a browser. Old browsers omit sec-fetch-site.
  const isOwn = header("origin") === origin && (header("sec-fetch-site") ?? "same-origin") === "same-origin";
  if (!isOwn || request.method !== "POST") return answer(403);
  if (Number(header("content-length") ?? Infinity) > 8192) return answer(413);
  const body = await request.text();
  const page = pages.find((path) => body === JSON.stringify(indexingMessage({ origin, key }, [path])));
  if (key === "" || page === undefined || header("content-type") !== "application/json") return answer(422);
  const version = (await env.ASSETS.fetch(origin + page, { method: "HEAD" })).headers.get("etag") ?? "";
  const isNew = await context.exports.ReportedPages.getByName("pages").claim(page, version);
  const headers = { "content-type": "application/json; charset=utf-8" };
  if (isNew) context.waitUntil(fetch(env.INDEXING_UPSTREAM, { method: "POST", headers, body, redirect: "manual" }));
  return answer(isNew ? 202 : 204);
}

/** Sends the team of the data service, or the file of the build: without a service, and if it fails. */
async function sendTeam(request: Request, { ASSETS, DATA_SERVICE: service = dataService.origin }: Env) {
  const options = { headers: { apikey: dataService.key }, signal: AbortSignal.timeout(2000) };
  const readTeam = async () => (await fetch(`${service}${employeesPath}?${employeesQuery}`, options)).json();
  const team = service !== "" && request.method === "GET" ? await readTeam().catch(String) : undefined;
  if (Array.isArray(team)) return answer(200, teamHeaders, JSON.stringify(team));
  if (team !== undefined) console.warn("The data service sent no team", team);
  return await ASSETS.fetch(request);
}

function answer(status: number, more: Record<string, string> = {}, body: string | null = null): Response {
  const headers = { ...securityHeaders, ...filePolicy, "Cache-Control": "no-store", ...more };
  return new Response(body, { status, headers });
}
