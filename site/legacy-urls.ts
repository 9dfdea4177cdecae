import { articlePath, pagePath, servicePath } from "./paths.ts";

type LegacyUrl = { target: string; patterns: readonly string[] };

/**
 * Maps legacy URLs to pages, for the browser, nginx, and the rules and the worker of a static host. The first matching row counts. A star matches any text, and
 * `/*` at the end matches the folder and everything below it.
 */
export const legacyUrls: readonly LegacyUrl[] = [
  { target: pagePath("glossary"), patterns: ["glossar/*", "glossar-kategorien/*"] },
  { target: servicePath("cloud-consulting"), patterns: ["leistungen/cloud-consulting-engineering"] },
  { target: servicePath("private-hybrid-cloud"), patterns: ["leistungen/workplace-innovation"] },
  { target: servicePath("cloud-governance"), patterns: ["leistungen/cloud-governance"] },
  {
    target: servicePath("azure-consulting"),
    patterns: ["leistungen/cloud-migration", "leistungen/*azure*", "leistungen/*microsoft*"],
  },
  {
    target: servicePath("ai-development"),
    patterns: [
      "leistungen/application-modernization",
      ...["anwendungsentwicklung", "power-apps", "skillbooster"].flatMap((name) => [name, `leistungen/${name}`]),
    ],
  },
  { target: servicePath("cloud-consulting"), patterns: ["leistungen/*"] },
  {
    target: articlePath("azure-local-arc-data-sovereignty"),
    patterns: blogAbout([
      "sovereign",
      "souveraen",
      "souverän",
      "azure-local",
      "azure-arc",
      "azure-stack",
      "data-residency",
      "datenhoheit",
    ]),
  },
  {
    target: articlePath("devsecops-regulatory-compliance"),
    patterns: blogAbout(["devsecops", "devops", "compliance", "nis2", "nis-2", "dora", "regulat", "regulier", "ci-cd"]),
  },
  { target: pagePath("blog"), patterns: ["blog/*"] },
  { target: pagePath("blog"), patterns: ["category/*", "whitepaper/*", "search"] },
  {
    target: pagePath("contact"),
    patterns: ["assessments/*", "kontakt", "impressum", "datenschutz", "informationssicherheit"],
  },
  { target: pagePath("about"), patterns: ["ueber-uns"] },
  { target: pagePath("references"), patterns: ["referenzen"] },
];

const rules = legacyUrls.map(({ target, patterns }) => ({
  target,
  pattern: new RegExp(`^(?:${patterns.map(patternSource).join("|")})$`, "s"),
}));

/** Returns the page for a legacy URL. Call it only with paths that are not routes. */
export function findLegacyTarget(path: string): string | undefined {
  const normalized = normalizePath(path);
  const target = rules.find(({ pattern }) => pattern.test(normalized))?.target;
  // The slugs of two articles match the topics that redirect to them.
  return target === path ? undefined : target;
}

/** Converts a pattern to the source of a regular expression that JavaScript and nginx read in the same way. */
export function patternSource(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return escaped.endsWith("/*") ? `${escaped.slice(0, -2)}(?:/.*)?` : escaped.replaceAll("*", ".*");
}

/** Normalizes a path like nginx: decoded once, never rejected. Invalid bytes become U+FFFD, which matches no pattern. */
function normalizePath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return pathname
    .replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => new TextDecoder().decode(decodeHex(encoded)))
    .normalize()
    .toLowerCase()
    .replaceAll(/\/+/g, "/")
    .replaceAll(/^\/|\/$/g, "");
}

function decodeHex(encoded: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encoded.slice(1).split("%"), (hex) => Number.parseInt(hex, 16));
}

function blogAbout(topics: readonly string[]): string[] {
  return topics.map((topic) => `blog/*${topic}*`);
}
