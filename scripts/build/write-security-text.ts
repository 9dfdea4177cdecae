import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { getContent } from "#site/content/content.server.ts";

const name = "/.well-known/security.txt";
const policy = "/.well-known/security-policy.txt";
const day = 86_400_000;

/** Writes security.txt (RFC 9116) and SECURITY.md as its policy. The RFC recommends an expiry date within a year. */
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
