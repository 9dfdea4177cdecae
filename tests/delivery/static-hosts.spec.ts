import { expect, test } from "@playwright/test";

import { employeesPath } from "../../api/contract.ts";
import { sendLocalRequest } from "../../scripts/servers/send-local-request.ts";
import { fileHeaders, filePolicy, pageCache, securityHeaders } from "../../deploy/static-host/response-headers.ts";
import { freePort } from "../../scripts/servers/free-port.ts";
import { startSite } from "../../scripts/servers/start-site.ts";

test("nginx sends the headers that static hosts are given", { tag: "@QUAL-9" }, async () => {
  const site = await startSite(await freePort(), { tls: true });
  const asset = /\/assets\/[\w.-]+\.js/.exec((await sendLocalRequest(site.origin)).body)?.[0] ?? "";
  const sample = (pattern: string) =>
    pattern.replace("/assets/*", asset).replace("*.webmanifest", "site.webmanifest").replace("*", "contact");
  const rows = [
    { path: "/contact", headers: { ...securityHeaders, ...pageCache } },
    // nginx has no team without the data service.
    ...fileHeaders
      .filter((row) => row.path !== employeesPath)
      .map((row) => ({ ...row, headers: { ...securityHeaders, ...filePolicy, ...row.headers } })),
  ];
  for (const row of rows) {
    const { headers } = await sendLocalRequest(site.origin + sample(row.path));
    for (const [name, value] of Object.entries(row.headers))
      expect([row.path, name, headers[name.toLowerCase()]]).toEqual([row.path, name, value]);
  }
  for (const file of ["/404.html", "/404", "/_headers", "/_redirects", "/.assetsignore"])
    expect([file, (await sendLocalRequest(site.origin + file)).status]).toEqual([file, 404]);
  await site.stop();
});
