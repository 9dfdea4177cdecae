// Looks at every built page the way search engines, networks and other machines do: `pnpm audit-site [folder]`.
import { getContent } from "#site/collections/content.server.ts";
import { listSitePages } from "#site/collections/views/site-pages.server.ts";

import { audit, ruleNames } from "./audit/audit.ts";
import { readSite } from "./audit/read-site.ts";

const { origin, siteName } = getContent().site;
const routes = listSitePages().map(({ path }) => path);
const site = readSite(process.argv[2] ?? "build/client", { origin, siteName, routes });
const findings = audit(site);
for (const { page, rule, reason } of findings) console.error(`${page}  ${rule}  ${reason}`);

console.log(`Audit: ${site.pages.length} pages, ${ruleNames.length} rules, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
