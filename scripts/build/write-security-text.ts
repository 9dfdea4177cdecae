import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/collections/content.server.ts";

const name = "/.well-known/security.txt";
const policy = "/.well-known/security-policy.txt";
const day = 86_400_000;

/**
 * Where to report a weakness (RFC 9116), and what we promise then: SECURITY.md itself, which nobody outside could read
 * otherwise. It must expire within a year: a site nobody builds any more says so.
 */
export function writeSecurityText(folder: string): void {
  const { site } = getContent();
  const expires = new Date(Math.floor(Date.now() / day) * day + 360 * day);
  mkdirSync(path.dirname(folder + name), { recursive: true });
  writeFileSync(
    folder + name,
    `Contact: mailto:${site.mail}
Expires: ${expires.toISOString()}
Preferred-Languages: en, de
Canonical: ${site.origin}${name}
Policy: ${site.origin}${policy}
`,
  );
  copyFileSync("SECURITY.md", folder + policy);
}
