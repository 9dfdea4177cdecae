import { feedPath } from "#site/paths.ts";

import { employeesPath } from "../../api/contract.ts";

// Response headers of a static host. deploy/server/nginx sends the same: tests/delivery/static-hosts.spec.ts compares them.

const policy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sent with every response. The rest of a page's policy is in the page. */
export const securityHeaders = {
  "Content-Security-Policy": policy,
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=()",
};

/** Replaces the policy of every file that is not a page. */
export const filePolicy = { "Content-Security-Policy": `default-src 'none'; ${policy}` };

/** Pages are prefetched on hover and used by the click: cached for the time between. */
export const pageCache = { "Cache-Control": "public, max-age=30, must-revalidate" };

/** As long as the client treats the team as fresh (A49). */
export const teamHeaders = {
  ...filePolicy,
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "max-age=300",
};

/** Headers of certain files only. Hosts do not have these content types. */
export const fileHeaders: readonly { path: string; headers: Record<string, string> }[] = [
  { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
  { path: "/*.md", headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" } },
  { path: "/*.webmanifest", headers: { "Content-Type": "application/manifest+json" } },
  { path: feedPath, headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  { path: employeesPath, headers: teamHeaders },
];
